import MessageContent

extension CategoryVerdict {
    /// Writes category, confidence, flags, reasons and runner-up as members of an object.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("category", category.rawValue)
        json.member("confidence", number: confidence)
        json.member("isNewsletter", isNewsletter)
        json.member("flags", flags.map(\.rawValue))
        json.key("reasons")
        json.array(reasons) { json, reason in
            json.object {
                $0.member("rule", reason.rule)
                $0.member("category", reason.category.rawValue)
                $0.member("weight", reason.weight)
                $0.member("evidence", reason.evidence)
            }
        }
        json.member("runnerUp", runnerUp?.rawValue)
    }
}
