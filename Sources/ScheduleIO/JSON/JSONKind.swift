/// The kinds of JSON values, as messages name them.
enum JSONKind: String {
    case object = "an object"
    case array = "a list"
    case string = "text"
    case number = "a number"
    case boolean = "true or false"
    case null = "null"
}
