import CalendarCore
import CalendarLayout

/// The part before the first page: language and direction, the title, and the style sheet.
struct DocumentHead {
    let metadata: DocumentMetadata
    let style: PageStyle

    /// No script runs and nothing is loaded, whatever the content of a page.
    private static let policy = "default-src 'none'; style-src 'unsafe-inline'"

    var markup: Markup {
        var markup = Markup()
        markup.raw("<!DOCTYPE html>")
        let direction = style.locale.direction == .rightToLeft ? "rtl" : "ltr"
        markup.begin(.html, [("lang", metadata.language), ("dir", direction)])
        markup.begin(.head)
        markup.begin(.meta, [("charset", "utf-8")])
        markup.begin(.meta, [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
        markup.begin(.meta, [("http-equiv", "Content-Security-Policy"), ("content", DocumentHead.policy)])
        for (name, value) in [
            ("author", metadata.author), ("generator", metadata.creator), ("date", metadata.date),
        ] {
            if let value { markup.begin(.meta, [("name", name), ("content", value)]) }
        }
        markup.begin(.title)
        markup.text(metadata.title)
        markup.end(.title)
        markup.begin(.style)
        markup.breakLine()
        markup.raw(StyleSheet(sheet: style.sheet).text)
        markup.end(.style)
        markup.breakLine()
        markup.end(.head)
        markup.begin(.body)
        return markup
    }
}
