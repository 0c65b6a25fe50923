import ArgumentParser

/// The options that print something instead of drawing.
struct ListingOptions: ParsableArguments {
    @Flag(.listProviders) var listProviders: Bool
}
