/// The result of filling lines with a text.
struct LineFill {
    /// The number of lines, including those that only the label takes.
    var lineCount = 1
    /// The number of lines that end at the hyphen of a name.
    var hyphenCount = 0
    /// The number of lines that end inside a word elsewhere.
    var wordBreakCount = 0
    /// True if nothing fits beside the label, so that the text begins below it.
    var beginsBelow = false
    /// True if a word of the label is broken.
    var breaksLabel = false
}
