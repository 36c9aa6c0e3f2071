import Hummingbird
import NIOCore
import Synchronization

/// Tells when a browser leaves before it has its answer, so that a slow search need not go on for nobody. Closing its side
/// of the connection counts as leaving: browsers do nothing else.
final class Departures: Sendable {
    private let actions = Mutex<[ObjectIdentifier: @Sendable () -> Void]>([:])

    /// Does `work`, which is cancelled when the connection ends before it is done.
    func watching<Result: Sendable>(
        _ channel: any Channel, _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let task = Task(operation: work)
        let id = ObjectIdentifier(channel)
        actions.withLock { $0[id] = { task.cancel() } }
        defer { actions.withLock { $0[id] = nil } }
        // It may have ended before anybody listened.
        if !channel.isActive { task.cancel() }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    fileprivate func end(_ channel: any Channel) {
        let action = actions.withLock { $0.removeValue(forKey: ObjectIdentifier(channel)) }
        action?()
    }

    /// A handler for one connection.
    func handler() -> any RemovableChannelHandler { Handler(departures: self) }

    private final class Handler: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = NIOAny
        private let departures: Departures

        init(departures: Departures) { self.departures = departures }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            if case ChannelEvent.inputClosed? = event as? ChannelEvent { departures.end(context.channel) }
            context.fireUserInboundEventTriggered(event)
        }

        func channelInactive(context: ChannelHandlerContext) {
            departures.end(context.channel)
            context.fireChannelInactive()
        }
    }
}

/// A request's surroundings: the connection that it came by.
struct WebContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
    }
}
