import Testing

@testable import Printing

@Suite struct PrintErrorTests {
    @Test(
        arguments: [
            (0x0401, 77), (0x0403, 77), (0x0404, 75), (0x0406, 68), (0x0408, 69), (0x040A, 78), (0x040B, 78),
            (0x0500, 75),
            (0x0502, 75), (0x0506, 69), (0x0507, 75), (0x1000, 77),
        ] as [(Int32, Int32)])
    func `each status of IPP has its exit status`(status: Int32, exit: Int32) {
        #expect(PrintError(PrintError.Kind(ippStatus: status), "").exitStatus == exit)
    }

    @Test func `a description ends with IPP's word`() {
        #expect("\(PrintError(.refused, "it takes no jobs", keyword: "paused"))" == "it takes no jobs (paused)")
        #expect("\(PrintError(.refused, "it takes no jobs"))" == "it takes no jobs")
    }
}
