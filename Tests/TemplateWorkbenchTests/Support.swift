import CodeTestSupport
import TemplateWorkbench

extension SampleMail {
    /// As a case of the regression runner.
    func expecting(_ expectation: CaseExpectation?, name: String = "example/en") -> TestCase {
        TestCase(name: name, path: "cases/\(name).eml", expectation: expectation, mail: mail)
    }
}
