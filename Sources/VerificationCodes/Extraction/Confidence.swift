/// How often a finding is right, as a number from 0 to 1.
///
/// The steps for the general scorer are less than the shares of right codes by score, counted over the cases of
/// `Corpus/codes/generic` and `Corpus/hard-codes` (1,054 mails without a template), most of which helped to fit its
/// weights; `ConfidenceTests` counts them again.
enum Confidence {
    /// A template's code where DMARC or an aligned DKIM signature passed, and where neither is known.
    static let proven = 0.99
    static let template = 0.98

    /// By the score of the general scorer.
    static func generic(_ score: Int) -> Double {
        switch score {
        case ..<20: 0.8
        case 20..<25: 0.9
        case 25..<28: 0.95
        default: 0.97
        }
    }

    /// The general scorer's code in a provider's mail, where the provider's template found none.
    static func rescued(_ score: Int) -> Double { generic(score) * 0.8 }

    /// Each of two codes with the same score.
    static func tied(_ score: Int) -> Double { generic(score) / 2 }
}
