/// What becomes of a field that a table does not have.
enum UnknownField {
    /// An error, unless its name begins with `x-`.
    case refused
    /// A warning: another program's field, which says something that is not printed.
    case told
    /// Skipped: another program's field, of which there are many.
    case skipped
}
