import ArgumentParser

/// Every option of drawing.
struct DrawingOptions: ParsableArguments {
    @OptionGroup(title: "Months")
    var months: RangeOptions

    @OptionGroup(title: "Schedules")
    var schedules: ScheduleOptions

    @OptionGroup(title: "Page")
    var page: PageOptions

    @OptionGroup(title: "Fonts")
    var fonts: FontOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    @OptionGroup(title: "Printing")
    var printing: PrintOptions
}
