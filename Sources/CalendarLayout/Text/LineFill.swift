/// What filling lines with a text comes to.
struct LineFill {
    /// The number of lines, the lines that the label takes alone included.
    var lineCount = 1
    /// How many lines end at the hyphen of a name.
    var hyphenCount = 0
    /// How many lines end inside a word elsewhere.
    var wordBreakCount = 0
    /// Whether nothing fits beside the label, so that the text begins below it.
    var beginsBelow = false
    /// Whether a word of the label is broken.
    var breaksLabel = false
}
