extension Double {
    /// The number with at most `places` decimals and no trailing zeros: `4.2`, `-0.5`, `12`.
    package func shortDecimal(_ places: Int = 2) -> String {
        guard magnitude < 1e12 else { return "0" }
        let scale = (0..<places).reduce(1) { power, _ in power * 10 }
        let whole = Int((magnitude * Double(scale)).rounded())
        let fraction = String(whole % scale + scale).dropFirst()
        let digits = fraction.reversed().drop { $0 == "0" }.reversed()
        let sign = self < 0 && whole > 0 ? "-" : ""
        return sign + String(whole / scale) + (digits.isEmpty ? "" : "." + String(digits))
    }
}
