/// One table or view of the archive, with what each column means: the schema and its documentation in one place.
public struct SchemaTable: Sendable {
    public struct Column: Sendable {
        public var name: String
        /// SQL type and constraints; "" for the column of a view.
        public var definition: String
        public var meaning: String
    }

    public var name: String
    public var meaning: String
    public var columns: [Column]
    /// Table constraints and options.
    var constraints: [String] = []
    var isWithoutRowID = false
    /// The SELECT of a view; nil for a table.
    var viewQuery: String?
    var indices: [String] = []

    public var isView: Bool { viewQuery != nil }

    init(
        _ name: String, _ meaning: String, _ columns: [(String, String, String)], constraints: [String] = [],
        isWithoutRowID: Bool = false, indices: [String] = []
    ) {
        self.name = name
        self.meaning = meaning
        self.columns = columns.map { Column(name: $0.0, definition: $0.1, meaning: $0.2) }
        self.constraints = constraints
        self.isWithoutRowID = isWithoutRowID
        self.indices = indices
    }

    init(view name: String, _ meaning: String, _ columns: [(String, String)], query: String) {
        self.name = name
        self.meaning = meaning
        self.columns = columns.map { Column(name: $0.0, definition: "", meaning: $0.1) }
        viewQuery = query
    }

    /// The statements that create it.
    var statements: [String] {
        if let viewQuery {
            return ["CREATE VIEW \(name) (\(columns.map(\.name).joined(separator: ", "))) AS \(viewQuery)"]
        }
        let body = columns.map { "\($0.name) \($0.definition)" } + constraints
        let table = "CREATE TABLE \(name) (\(body.joined(separator: ", ")))\(isWithoutRowID ? " WITHOUT ROWID" : "")"
        return [table] + indices
    }
}
