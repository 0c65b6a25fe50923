/// What became of an entry since an earlier schedule.
public enum Revision: Hashable, Sendable {
    /// It is new, or its words are.
    case new
    /// It is gone, and nothing stands in its place.
    case removed
    /// It is gone; the entry before it stands in its place.
    case replaced
}
