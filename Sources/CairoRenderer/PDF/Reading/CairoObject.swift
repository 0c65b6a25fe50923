/// An indirect object of Cairo's file: its value, and its data if it is a stream.
struct CairoObject {
    let number: Int
    /// The value's text; for a stream, its dictionary.
    let value: UnsafeRawBufferPointer
    /// The stream's data as in the file; nil if it is not a stream.
    let data: UnsafeRawBufferPointer?
}
