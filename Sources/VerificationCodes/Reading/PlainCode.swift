extension String {
    /// The letters and digits alone: codes are compared without the separators they were shown or typed with.
    package var withoutSeparators: String { filter { $0.isLetter || $0.isNumber } }
}
