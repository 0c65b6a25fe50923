/// What Cairo wrote for one line of a specimen.
struct SpecimenLine {
    var codes: [Code] = []

    struct Code {
        /// The index of the font's name.
        let subset: Int
        let value: UInt16
    }
}
