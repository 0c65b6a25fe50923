/// Where a scanner stands in an array.
struct JSONArray {
    let start: TextPosition
    /// Elements begun.
    var count = 0
}
