import CairoRenderer
import CalendarLayout
import ScheduleIO

/// The texts of a page that keep it out of an archive, each with its place in a file.
struct UnarchivableTexts {
    private let page: LaidOutPage

    init(_ page: LaidOutPage) { self.page = page }

    /// Throws ``Failure`` 65 if there is any.
    func refuse() throws(Failure) {
        let findings = page.page.unarchivableTexts.map(finding)
        guard !findings.isEmpty else { return }
        var failure = Failure(
            .badData, "nothing is written: an archive cannot have all texts of page \(page.number) (--pdfa)")
        failure.findings = findings.map(\.line)
        throw failure
    }

    private func finding(_ text: UnarchivableText) -> Finding {
        let placement = page.placements.first { $0.text.contains(text.text) }
        let hint = text.reason == .missingCharacter ? "--font-dir and --system-fonts add fonts" : nil
        return Finding(.error, code(text.reason), "\(text)".onOneLine, hint: hint, at: placement?.source)
    }

    private func code(_ reason: UnarchivableText.Reason) -> Finding.Code {
        switch reason {
        case .missingCharacter: .missingCharacter
        case .privateCharacter: .privateCharacter
        }
    }
}
