import CalendarCore

/// The mark that takes the place of a text, or of its end, and says where the whole is.
enum CutMark: Hashable {
    /// "… p. 2", behind what remains; "… below" if the whole text is on the same page.
    case rest
    /// "…", behind what remains of a text that is a link itself.
    case dots
    /// "+3 more, p. 2", instead of whole texts.
    case more(Int)
    /// "+5, p. 2", instead of a list of names; "… below" if the whole list is on the same page.
    case names(Int)
    /// "p. 2", where nothing else has room.
    case page
    /// "*", beside what remains of a text that is below a table.
    case asterisk
    /// Nothing, behind a name that readers know.
    case nothing

    /// Its words; `page` is the number of the page with the whole text, nil for the same page.
    func words(_ locale: CalendarLocale, page: String? = nil) -> String {
        let phrases = locale.phrases
        return switch self {
        case .rest: page.map { phrases.cut.filled(["page": $0]) } ?? phrases.cutAbove
        case .dots: "…"
        case .more(let count): phrases.more.filled(["count": locale.number(count), "page": page ?? ""])
        case .names(let count):
            page.map { page in
                phrases.placed.filled([
                    "text": "+" + locale.number(count), "place": phrases.page.filled(["page": page]),
                ])
            } ?? phrases.cutAbove
        case .page: page.map { phrases.page.filled(["page": $0]) } ?? phrases.cutAbove
        case .asterisk: "*"
        case .nothing: ""
        }
    }

    /// The gap between what remains and the mark.
    func gap(_ size: Length) -> Length { self == .rest ? size / 5 : .zero }

    /// The first of some marks that fits a width, set; else the last.
    static func fitting(
        _ marks: [CutMark], page: String, in face: FontFace, size: Length, width: Length, _ locale: CalendarLocale,
        _ typesetter: Typesetter
    ) -> ShapedText {
        let words = marks.lazy.map { typesetter.word($0.words(locale, page: page), in: face) }
        return words.first(fitting: width, at: size) ?? words[marks.count - 1]
    }

    /// The most room that it takes in a document of some spans, whose pages have no numbers yet.
    func width(in face: FontFace, size: Length, spanCount: Int, _ context: LayoutContext) -> Length {
        let (locale, typesetter) = (context.style.locale, context.typesetter)
        // A month and its continuation rarely take more than two pages.
        let page = locale.number(0, minimumDigits: max(2, String(spanCount * 2).count))
        return [page, nil].map { typesetter.word(words(locale, page: $0), in: face).advance.width(at: size) }.max()
            ?? .zero
    }
}
