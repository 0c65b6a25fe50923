import CairoRenderer
import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import ScheduleIO
import Testing

extension GoldenPage {
    /// January 2025 of a clinic, in a script each that the bundled faces lack.
    static let languages = [
        language("ar", "arabic", noto: "NotoSansArabic"), language("he", "hebrew", noto: "NotoSansHebrew"),
        language("fa", "persian", noto: "NotoSansArabic"), language("hi", "devanagari", noto: "NotoSansDevanagari"),
        language("th", "thai", noto: "NotoSansThai"), language("ja", "japanese", fonts: cjk),
        language("zh-Hans", "chinese", fonts: cjk), language("ko", "korean", fonts: cjk),
    ]

    private static let cjk = ["Regular", "Bold"].map { "/usr/share/fonts/opentype/noto/NotoSansCJK-\($0).ttc" }

    private static func language(_ tag: String, _ name: String, noto: String) -> GoldenPage {
        language(tag, name, fonts: ["Regular", "Bold"].map { "/usr/share/fonts/truetype/noto/\(noto)-\($0).ttf" })
    }

    private static func language(_ tag: String, _ name: String, fonts: [String]) -> GoldenPage {
        GoldenPage("month-2025-01-\(name)", .month("2025-01"), .language(tag), fonts: fonts) {
            let path = Golden.root.appendingPathComponent("Examples/languages/clinic-\(tag).json").path
            return try #require(ScheduleReader.read(try SourceFile.read(path), file: path).schedule)
        }
    }
}

extension PageStyle {
    /// The conventions of a locale.
    static func language(_ tag: String) -> PageStyle {
        PageStyle(locale: CalendarLocale(named: tag)!)
    }
}
