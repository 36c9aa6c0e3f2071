/// One table or view of the archive, with what each column means: the schema and its documentation in one place.
public struct SchemaTable: Sendable {
    /// A column of a table or view.
    public struct Column: Sendable {
        /// Its name in SQL.
        public let name: String
        /// SQL type and constraints; "" for the column of a view.
        public let definition: String
        /// One or more sentences.
        public let meaning: String

        /// - Parameter line: `name definition -- meaning`.
        fileprivate init(_ line: Substring) {
            let parts = line.split(separator: " -- ", maxSplits: 1)
            let declaration = parts[0].split(separator: " ", maxSplits: 1)
            name = String(declaration[0])
            definition = declaration.dropFirst().joined()
            meaning = String(parts[1])
        }
    }

    /// Its name in SQL.
    public let name: String
    /// One sentence.
    public let meaning: String
    /// In the order of SELECT *.
    public let columns: [Column]
    /// Table constraints.
    let constraints: [String]
    let isWithoutRowID: Bool
    /// The statements that create its indexes.
    let indices: [String]
    /// Indexes that the import of new messages does not need, or pays too much for: see ``Schema/buildIndexes(_:)``.
    let lateIndices: [String]
    /// The SELECT of a view; nil for a table.
    let query: String?

    /// False for a table.
    public var isView: Bool { query != nil }

    /// - Parameter columns: one a line, as in SQL with comments: `name definition -- meaning`.
    init(
        _ name: String, _ meaning: String, _ columns: String, constraints: [String] = [], isWithoutRowID: Bool = false,
        indices: [String] = [], lateIndices: [String] = [], query: String? = nil
    ) {
        self.name = name
        self.meaning = meaning
        self.columns = columns.split(separator: "\n").map(Column.init)
        self.constraints = constraints
        self.isWithoutRowID = isWithoutRowID
        self.indices = indices
        self.lateIndices = lateIndices
        self.query = query
    }

    /// The statements that create it, except for its late indexes.
    var statements: [String] {
        if let query { return ["CREATE VIEW \(name) (\(columns.map(\.name).joined(separator: ", "))) AS \(query)"] }
        let body = columns.map { "\($0.name) \($0.definition)" } + constraints
        let table = "CREATE TABLE \(name) (\(body.joined(separator: ", ")))\(isWithoutRowID ? " WITHOUT ROWID" : "")"
        return [table] + indices
    }
}
