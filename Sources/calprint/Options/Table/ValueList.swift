/// The list of an option's values, which `--NAME help` asks for.
struct ValueList {
    let text: String

    /// Nil unless the arguments ask for one.
    init?(_ arguments: [String]) {
        for (index, argument) in arguments.enumerated() where argument == "help" || argument.hasSuffix("=help") {
            let asked = argument == "help" ? (index > 0 ? arguments[index - 1] : "") : String(argument.dropLast(5))
            guard let list = OptionTable.drawing.first(where: { $0.longName == asked })?.valueList else { continue }
            text = list()
            return
        }
        return nil
    }
}
