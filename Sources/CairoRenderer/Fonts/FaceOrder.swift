import CCairo

extension UnsafeMutablePointer<FcFontSet> {
    /// Makes fontconfig prefer earlier faces to later ones, and faces with the Chinese characters of a language (BCP
    /// 47) to those with the characters of another.
    ///
    /// Of faces that serve a text equally well, fontconfig prefers the one with the highest version, which is the last
    /// property that it compares. Each face's version is therefore derived from its place. FC_ORDER, the property for
    /// this purpose, does not help: Pango 1.56 makes it the same for all.
    func putInOrder(_ language: String) {
        for index in 0..<Int(pointee.nfont) {
            guard let pattern = pointee.fonts[index] else { continue }
            let isForeign = HanForms(family: AvailableFace(pattern).family).map { $0 != HanForms(language: language) }
            let place = Int32(index) + (isForeign ?? false ? pointee.nfont : 0)
            FcPatternDel(pattern, FC_ORDER)
            AvailableFace.setRank(.max - place, of: pattern)
        }
    }
}

/// A country's forms of Chinese characters. One file of a font has the glyphs of all, with a family for each country.
enum HanForms: String {
    case japanese = "JP"
    case korean = "KR"
    case simplified = "SC"
    case traditional = "TC"
    case hongKong = "HK"

    /// The forms of a family such as `Noto Sans CJK JP`; nil for a family that is not one of several.
    init?(family: String) {
        let words = family.split(separator: " ")
        guard words.contains("CJK"), let last = words.last else { return nil }
        self.init(rawValue: String(last))
    }

    /// The forms for a language, as of Hong Kong for `zh-Hant-HK`; nil for languages that are not written with them.
    init?(language tag: String) {
        switch PangoLanguage.name(of: tag) {
        case "zh-cn": self = .simplified
        case "zh-tw": self = .traditional
        case "zh-hk": self = .hongKong
        case let name where name.hasPrefix("ja"): self = .japanese
        case let name where name.hasPrefix("ko"): self = .korean
        default: return nil
        }
    }
}

/// A language as fontconfig knows it, which distinguishes the forms of Chinese characters by country.
enum PangoLanguage {
    /// `zh-cn` for `zh-Hans`; other tags as they are.
    static func name(of tag: String) -> String {
        let tag = tag.lowercased()
        guard tag == "zh" || tag.hasPrefix("zh-") else { return tag }
        let parts = tag.split(separator: "-")
        if parts.contains("hk") || parts.contains("mo") { return "zh-hk" }
        return parts.contains("hant") || parts.contains("tw") ? "zh-tw" : "zh-cn"
    }
}
