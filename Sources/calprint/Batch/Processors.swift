import CGLib

/// The processors that this process may run on.
enum Processors {
    static var count: Int { Int(g_get_num_processors()) }
}
