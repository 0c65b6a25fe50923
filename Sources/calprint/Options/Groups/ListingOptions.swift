import ArgumentParser

/// What is printed instead of drawing.
struct ListingOptions: ParsableArguments {
    @Flag(.listProviders) var listProviders: Bool
}
