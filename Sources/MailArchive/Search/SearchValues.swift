import MessageAnalysis

extension SearchField {
    /// The values that a field can have, whatever the archive holds; none where any text will do.
    package var fixedValues: [String] {
        switch self {
        case .category: MessageAnalysis.Category.allCases.map(\.rawValue)
        case .is: SearchCompiler.states
        case .has: SearchCompiler.things
        default: []
        }
    }
}
