/// The scanner's place in an array.
struct JSONArray {
    let start: TextPosition
    /// The number of elements started.
    var count = 0
}
