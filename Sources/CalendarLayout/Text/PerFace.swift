/// One value for each face that has been asked for.
public struct PerFace<Value> {
    // Four properties and no array, which would be a block of memory for each text.
    private var regular: Value?
    private var bold: Value?
    private var condensed: Value?
    private var condensedBold: Value?

    /// No values yet.
    public init() {}

    /// The value for a face; nil where there is none.
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

    /// Those that there are.
    public var all: [Value] { FontFace.allCases.compactMap { self[$0] } }
}
