/// Takes the next bytes of a file. An error that it throws stops the drawing and comes out of the call that draws.
public typealias ByteSink = (UnsafeRawBufferPointer) throws -> Void
