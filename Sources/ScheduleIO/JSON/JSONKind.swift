/// The kinds of JSON values, in the words of messages.
enum JSONKind: String {
    case object = "an object"
    case array = "a list"
    case string = "text"
    case number = "a number"
    case boolean = "true or false"
    case null = "null"
}
