/// A program that ended with another status than 0, or without its result.
package struct FailedProgram: Error, CustomStringConvertible {
    package let description: String
}
