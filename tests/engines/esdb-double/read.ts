import type { handleServerStreamingCall, ServerWritableStream } from '@grpc/grpc-js'
import type { DoubleBehaviour } from './behaviour.ts'
import { deleted, refused } from './errors.ts'
import { type Streams, shared, streams } from './generated.ts'
import type { DoubleEvent, MemoryLog } from './log.ts'
import type { RoundTrips } from './round-trips.ts'
import type { TcpProxy } from './tcp-proxy.ts'

type Options = Streams.ReadReq.Options
type Call = ServerWritableStream<Streams.ReadReq, Streams.ReadResp>

const TICKS = 10_000n
const BACKWARDS = 1

/** Serialized once: each of a cluster's processes reads every event. */
const answers = new WeakMap<DoubleEvent, Streams.ReadResp>()
const answerOf = (stored: DoubleEvent) => {
  const known = answers.get(stored)
  if (known) return known
  const answer = eventOf(stored)
  const bytes = answer.serializeBinary()
  answer.serializeBinary = () => bytes
  answers.set(stored, answer)
  return answer
}
const eventOf = (stored: DoubleEvent) => {
  const at = String(stored.commit)
  const event = new streams.ReadResp.ReadEvent.RecordedEvent()
  event.setId(new shared.UUID().setString(stored.id)).setData(stored.data).setCustomMetadata(stored.metadata)
  event.setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stored.stream).toString('base64')))
  event.setStreamRevision(String(stored.revision)).setCommitPosition(at).setPreparePosition(at)
  event.getMetadataMap().set('type', stored.type).set('content-type', stored.contentType)
  event.getMetadataMap().set('created', String(BigInt(stored.created) * TICKS))
  return new streams.ReadResp().setEvent(new streams.ReadResp.ReadEvent().setEvent(event).setCommitPosition(at))
}

/** The predicate of a filter. */
const passes = (options: Options): ((event: DoubleEvent) => boolean) => {
  const filter = options.getFilter()
  if (!filter) return () => true
  const byStream = filter.hasStreamIdentifier()
  const expression = (byStream ? filter.getStreamIdentifier() : filter.getEventType())!
  const prefixes = expression.getPrefixList()
  const regex = expression.getRegex() ? new RegExp(expression.getRegex()) : undefined
  const fits = (text: string) => (regex ? regex.test(text) : prefixes.some((prefix) => text.startsWith(prefix)))
  return (event) => fits(byStream ? event.stream : event.type)
}

type ReadSetting = {
  readonly log: MemoryLog
  readonly behaviour: DoubleBehaviour
  readonly proxy: Pick<TcpProxy, 'cut'>
  readonly trips: RoundTrips
}

/** Reads and subscriptions of streams and `$all`; a subscription begins after the given position, a read at it. */
export const readCalls = ({ log, behaviour, proxy, trips }: ReadSetting) => {
  const live = new Set<() => void>()
  /** Events that were sent to readers, subscribers aside. */
  let read = 0

  /** Sends one event; returns false once the call has ended. */
  const sender = (call: Call) => {
    let count = 0
    return (event: DoubleEvent): boolean => {
      if (behaviour.send(++count) === 'cut') proxy.cut()
      const gone = call.cancelled || call.destroyed
      if (!gone) call.write(answerOf(event))
      return !gone
    }
  }
  const found = (options: Options): readonly DoubleEvent[] => {
    const [all, stream] = [options.getAll(), options.getStream()]
    const backwards = options.getReadDirection() === BACKWARDS
    const from = all?.hasPosition()
      ? Number(all.getPosition()!.getCommitPosition())
      : stream?.hasRevision()
        ? Number(stream.getRevision())
        : undefined
    const events = stream ? log.stream(streamOf(options))! : log.all
    const at = (event: DoubleEvent) => (stream ? event.revision : event.commit)
    const atEnd = all?.hasEnd() || stream?.hasEnd()
    if (!backwards) return atEnd ? [] : from === undefined ? events : events.slice(firstIndex(events, (event) => at(event) >= from))
    // Backwards, a stream is read from the given revision inclusive, `$all` from before the position.
    const end = from === undefined ? (atEnd ? events.length : 0) : firstIndex(events, (event) => at(event) >= from + (stream ? 1 : 0))
    const most = options.hasFilter() ? end : Number(options.getCount()) || end
    return events.slice(Math.max(0, end - most), end).reverse()
  }
  const once = (call: Call, options: Options) => {
    const lets = passes(options)
    const send = sender(call)
    let left = Number(options.getCount())
    for (const event of found(options)) {
      if (left <= 0) break
      if (!lets(event)) continue
      left -= 1
      read += 1
      if (!send(event)) return
    }
    call.end()
  }
  const streamEvents = (call: Call, options: Options) => {
    const lets = passes(options)
    const send = sender(call)
    const [all, stream] = [options.getAll(), options.getStream()]
    const source = (): readonly DoubleEvent[] => (stream ? (log.stream(streamOf(options)) ?? []) : log.all)
    const window = options.hasFilter() ? (options.getFilter()!.getMax() || 32) * options.getFilter()!.getCheckpointintervalmultiplier() : 0
    let next = all?.hasEnd() || stream?.hasEnd() ? source().length : 0
    if (all?.hasPosition()) next = after(log.all, Number(all.getPosition()!.getCommitPosition()))
    if (stream?.hasRevision()) next = Number(stream.getRevision()) + 1
    let sinceCheckpoint = 0
    let reached = all ? (log.all[next - 1]?.commit ?? -1) : -1
    const sendNew = () => {
      // A scavenge moves what follows to other places in the list.
      if (all) next = after(log.all, reached)
      for (const events = source(); next < events.length; next++) {
        const event = events[next]!
        reached = event.commit
        if (lets(event) && !send(event)) return leave()
        if (window && ++sinceCheckpoint >= window) {
          sinceCheckpoint = 0
          call.write(checkpointAt(event.commit))
        }
      }
    }
    const deafen = log.onAppend(sendNew)
    const leave = () => {
      deafen()
      live.delete(deafen)
    }
    call.on('cancelled', leave).on('close', leave).on('error', leave)
    live.add(deafen)
    call.write(new streams.ReadResp().setConfirmation(new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(`${live.size}`)))
    sendNew()
    call.write(new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()))
  }
  const answer = (call: Call) => {
    if (behaviour.admit() === 'refused') return void call.emit('error', refused())
    const options = call.request.getOptions()!
    const stream = options.hasStream() ? streamOf(options) : undefined
    if (stream !== undefined && log.isTombstoned(stream)) return void call.emit('error', deleted(stream))
    if (options.hasSubscription()) return streamEvents(call, options)
    if (stream === undefined || log.stream(stream)) return once(call, options)
    const identifier = options.getStream()!.getStreamIdentifier()
    call.write(new streams.ReadResp().setStreamNotFound(new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifier)))
    call.end()
  }
  const serve: handleServerStreamingCall<Streams.ReadReq, Streams.ReadResp> = (call) => {
    if (call.request.getOptions()!.hasSubscription()) answer(call)
    else trips.take(() => answer(call))
  }
  return {
    read: serve,
    eventsRead: () => read,
    /** Stops sending to all subscribers without closing their calls. */
    silence: () => {
      for (const deafen of live) deafen()
    },
    subscribers: () => live.size,
  }
}

const streamOf = (options: Options) => Buffer.from(options.getStream()!.getStreamIdentifier()!.getStreamName_asU8()).toString()
const after = (events: readonly DoubleEvent[], commit: number) => firstIndex(events, (event) => event.commit > commit)
/** Index of the first event, or their number, from which on `holds` is true; every process of a cluster asks several times a second. */
const firstIndex = (events: readonly DoubleEvent[], holds: (event: DoubleEvent) => boolean) => {
  let [from, to] = [0, events.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (holds(events[middle]!)) to = middle
    else from = middle + 1
  }
  return from
}
const checkpointAt = (commit: number) =>
  new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint().setCommitPosition(String(commit)).setPreparePosition(String(commit)),
  )
