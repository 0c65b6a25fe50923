/// The sides of sheets that are printed, in IPP's words (RFC 8011, section 5.2.8).
enum Sides: String, Keyword {
    case oneSided = "one-sided"
    case twoSidedLongEdge = "two-sided-long-edge"
    case twoSidedShortEdge = "two-sided-short-edge"
}
