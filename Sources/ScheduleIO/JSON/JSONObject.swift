/// The scanner's place in an object.
struct JSONObject {
    let start: TextPosition
    var isFirst = true
    /// The fields read so far, as bits by their index in the table.
    var seen: UInt32 = 0
    /// The index of the last field read.
    var last = -1
    /// The names of `x-` fields.
    var extensions: Set<[UInt8]> = []

    /// Returns true if the field at this index in the table has been read.
    func has(_ index: Int) -> Bool { seen & 1 << UInt32(index) != 0 }

    /// Returns true if this field has been read.
    func has<Field>(_ field: Field, in table: FieldTable<Field>) -> Bool { table.index(of: field).map(has) ?? false }

    /// Returns the name of the last field read.
    func lastName<Field>(in table: FieldTable<Field>) -> String { table.names[last] }
}
