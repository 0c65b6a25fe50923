/// At most one value for each face.
public struct PerFace<Value> {
    // Four properties, because an array would be a block of memory for each text.
    private var regular: Value?
    private var bold: Value?
    private var condensed: Value?
    private var condensedBold: Value?

    /// No values yet.
    public init() {}

    /// The value for a face; nil if there is none.
    public subscript(face: FontFace) -> Value? {
        get {
            switch face {
            case .regular: regular
            case .bold: bold
            case .condensed: condensed
            case .condensedBold: condensedBold
            }
        }
        set {
            switch face {
            case .regular: regular = newValue
            case .bold: bold = newValue
            case .condensed: condensed = newValue
            case .condensedBold: condensedBold = newValue
            }
        }
    }

    /// The values of all faces that have one.
    public var all: [Value] { FontFace.allCases.compactMap { self[$0] } }
}
