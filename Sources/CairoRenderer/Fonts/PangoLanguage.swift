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
