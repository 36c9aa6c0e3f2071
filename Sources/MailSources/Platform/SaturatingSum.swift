extension Int64 {
    /// The sum, or the nearest number that there is: a zip or tar file may claim any sizes.
    func saturatingAdding(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other > 0 ? .max : .min) : sum
    }
}
