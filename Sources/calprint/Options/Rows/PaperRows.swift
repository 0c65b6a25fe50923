import CalendarLayout

extension OptionRow {
    static var media: OptionRow<Media> {
        var info = OptionInfo(
            "media", .page, "Paper: a name such as letter, a4 or jis-b5, or a size such as 100x200mm; help lists all",
            example: ["a4"], scopes: .everywhere, completion: .list(Media.common.map(\.name)))
        info.listing = { MediaListing().text }
        return OptionRow<Media>(info, default: .letter, text: Media.letter.name, read: Media.init(option:)).at(
            \.page.media)
    }

    static var landscape: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo("landscape", .page, "Turn the paper: the longer edge is at the top", scopes: .everywhere)
        ).at(\.page.landscape)
    }

    static var portrait: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "portrait", .page, "Leave the paper as it is, also for kinds that are across", scopes: .everywhere)
        ).at(\.page.portrait)
    }

    static var margin: OptionRow<Insets?> {
        OptionRow<Insets?>(
            OptionInfo(
                "margin", .page, "Margin in points, or four: top, right, bottom, left", valueName: "points",
                otherwise: "36, less on small paper", example: ["36,28,36,28"], scopes: .everywhere),
            read: Insets.init(option:)
        ).at(\.page.margin)
    }

    static var gutter: OptionRow<Length?> {
        OptionRow<Length?>(
            OptionInfo(
                "gutter", .page, "More margin for a binding, in points", kind: .decimal, valueName: "points",
                otherwise: "none", example: ["18"], scopes: .everywhere),
            read: Length.init(margin:)
        ).at(\.page.gutter)
    }

    static var gutterSide: OptionRow<Gutter.Side> {
        OptionRow<Gutter.Side>(
            OptionInfo(
                "gutter-side", .page,
                "Where the binding is: left; top, if the sheet hangs; mirrored, if it is printed on both sides",
                valueName: "side", example: ["mirrored"], scopes: .everywhere),
            default: .left
        ).at(\.page.gutterSide)
    }
}
