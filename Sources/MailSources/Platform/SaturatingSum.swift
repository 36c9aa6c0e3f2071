extension Int64 {
    /// Sizes that a zip or tar file claims are added up like this: they may be anything.
    func saturatingAdding(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other > 0 ? .max : .min) : sum
    }
}
