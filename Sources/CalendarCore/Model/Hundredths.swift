/// A number with at most two decimals, in hundredths: `12.5` is 1250.
package struct Hundredths {
    package let value: Int

    package init(_ value: Int) { self.value = value }

    /// Returns nil for anything else, such as an exponent.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = Int(parts[0]), (0...1_000_000_000).contains(whole) else { return nil }
        var decimals = parts.count == 2 ? String(parts[1]) : "0"
        while decimals.utf8.count > 2, decimals.hasSuffix("0") { decimals.removeLast() }
        guard (1...2).contains(decimals.utf8.count), let part = Int(decimals), part >= 0 else { return nil }
        value = whole * 100 + (decimals.utf8.count == 1 ? part * 10 : part)
    }

    /// `12.5`; a whole number has no decimals.
    package var numeral: String {
        let (whole, part) = value.quotientAndRemainder(dividingBy: 100)
        if part == 0 { return "\(whole)" }
        return part % 10 == 0 ? "\(whole).\(part / 10)" : "\(whole).\(part < 10 ? "0" : "")\(part)"
    }
}
