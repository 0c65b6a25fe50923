import Foundation
import Testing

@testable import CalendarCore

/// The locales of the tables (CLDR 41) and those of the toolchain's Foundation (ICU 76, CLDR 46), an independent
/// reading of the same source. Where they differ is listed in ``LocaleChange``, one by one.
@Suite struct LocalesAgainstFoundation {
    @Test func `every name and convention is Foundation's, or is listed`() throws {
        var differences: Set<LocaleChange> = []
        for tag in CalendarLocale.tags {
            let locale = try #require(CalendarLocale(named: tag))
            for (fact, difference) in LocaleFacts(locale).differences(from: LocaleFacts(Locale(identifier: tag))) {
                let known = LocaleChange.all.first { $0.covers(tag) && $0.fact == fact && $0.difference == difference }
                #expect(known != nil, "\(tag), \(fact): \(difference)")
                if let known { differences.insert(known) }
            }
        }
        for change in LocaleChange.all where !differences.contains(change) {
            Issue.record("not found any more: \(change.tag), \(change.fact): \(change.difference)")
        }
    }

    @Test func `the tables are of the version that the list is made for`() {
        #expect(CalendarLocale.version == 41)
        #expect(LocaleChange.all.count == Set(LocaleChange.all).count)
    }
}

extension LocaleChange {
    /// Returns true if it is for this locale.
    fileprivate func covers(_ tag: String) -> Bool { tag == self.tag || tag.hasPrefix(self.tag + "-") }
}
