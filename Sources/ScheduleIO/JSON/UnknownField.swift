/// The treatment of a field that a table does not have.
enum UnknownField {
    /// Log an error, unless the name begins with `x-`.
    case rejected
    /// Log a warning: another program's field, which is not printed.
    case warned
    /// Skip it silently: another program's field, one of many.
    case skipped
}
