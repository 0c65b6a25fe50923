/// Thrown if reading cannot continue; the reason is in the log.
struct ReadingStopped: Error {}
