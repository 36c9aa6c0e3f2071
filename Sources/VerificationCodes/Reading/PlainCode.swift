extension String {
    /// Letters and digits alone: how codes are compared, whatever separators they were shown or typed with.
    package var withoutSeparators: String { filter { $0.isLetter || $0.isNumber } }
}
