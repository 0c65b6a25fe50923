/// Where a scanner stands in an object.
struct JSONObject {
    let start: TextPosition
    var isFirst = true
    /// The fields read, as bits by their index in the table.
    var seen: UInt32 = 0
    /// The index of the last field read.
    var last = -1
    /// The names of `x-` fields.
    var extensions: Set<[UInt8]> = []

    /// Whether the field of this index in the table is among those read.
    func has(_ index: Int) -> Bool { seen & 1 << UInt32(index) != 0 }
}
