import type { handleBidiStreamingCall, handleClientStreamingCall } from '@grpc/grpc-js'
import type { DoubleBehaviour } from './behaviour.ts'
import { deleted, exhausted, invalid, tooLarge, unavailable } from './errors.ts'
import { Any, type Shared, type Streams, shared, status, streams } from './generated.ts'
import { type DoubleAppendOutcome, type ExpectedRevision, MAX_APPEND_BYTES, type MemoryLog, type Proposed } from './log.ts'
import type { RoundTrips } from './round-trips.ts'
import type { TcpProxy } from './tcp-proxy.ts'

type AppendOptions = Streams.AppendReq.Options
type BatchOptions = Streams.BatchAppendReq.Options
type Message = Streams.AppendReq.ProposedMessage | Streams.BatchAppendReq.ProposedMessage

const nameOf = (identifier: Shared.StreamIdentifier | undefined) => Buffer.from(identifier!.getStreamName_asU8()).toString()
const proposed = (message: Message): Proposed => ({
  id: message.getId()!.getString(),
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
})
const expectedOf = (options: AppendOptions | BatchOptions): ExpectedRevision => {
  if (options.hasAny()) return 'any'
  if (options.hasNoStream()) return 'no_stream'
  if (options.hasStreamExists()) return 'stream_exists'
  return Number('getRevision' in options ? options.getRevision() : options.getStreamPosition())
}

const answerTo = (options: AppendOptions, outcome: Exclude<DoubleAppendOutcome, string>) => {
  const answer = new streams.AppendResp()
  if ('actual' in outcome) {
    const wrong = new streams.AppendResp.WrongExpectedVersion()
    if (outcome.actual < 0) wrong.setCurrentNoStream(new shared.Empty())
    else wrong.setCurrentRevision(String(outcome.actual))
    if (options.hasNoStream()) wrong.setExpectedNoStream(new shared.Empty())
    else wrong.setExpectedRevision(options.getRevision())
    return answer.setWrongExpectedVersion(wrong)
  }
  const position = new streams.AppendResp.Position()
  position.setCommitPosition(String(outcome.commit)).setPreparePosition(String(outcome.commit))
  return answer.setSuccess(new streams.AppendResp.Success().setCurrentRevision(String(outcome.revision)).setPosition(position))
}

const errorOf = (message: string, detail: { serializeBinary(): Uint8Array }, type: string) => {
  const details = new Any()
  details.pack(detail.serializeBinary(), type)
  return new status.Status().setMessage(message).setDetails(details)
}
const batchAnswerTo = (options: BatchOptions, outcome: DoubleAppendOutcome) => {
  const answer = new streams.BatchAppendResp().setStreamIdentifier(options.getStreamIdentifier())
  if (outcome === 'deleted') return answer.setError(errorOf('deleted', new shared.StreamDeleted(), 'event_store.client.StreamDeleted'))
  if (outcome === 'too large') {
    const detail = new shared.MaximumAppendSizeExceeded().setMaxappendsize(MAX_APPEND_BYTES)
    return answer.setError(errorOf('Maximum Append Size exceeded', detail, 'event_store.client.MaximumAppendSizeExceeded'))
  }
  if ('actual' in outcome) {
    const wrong = new shared.WrongExpectedVersion()
    if (outcome.actual >= 0) wrong.setCurrentStreamRevision(String(outcome.actual))
    if (options.hasStreamPosition()) wrong.setExpectedStreamPosition(options.getStreamPosition())
    return answer.setError(errorOf('wrong expected version', wrong, 'event_store.client.WrongExpectedVersion'))
  }
  const position = new shared.AllStreamPosition()
  position.setCommitPosition(String(outcome.commit)).setPreparePosition(String(outcome.commit))
  return answer.setSuccess(new streams.BatchAppendResp.Success().setCurrentRevision(String(outcome.revision)).setPosition(position))
}

type AppendSetting = {
  readonly log: MemoryLog
  readonly behaviour: DoubleBehaviour
  readonly proxy: Pick<TcpProxy, 'cut'>
  readonly trips: RoundTrips
}
const refusals = { unavailable, exhausted, invalid: () => invalid('The request is not valid') }

/** The two append calls: one call per append, or a batch stream. */
export const appending = ({ log, behaviour, proxy, trips }: AppendSetting) => {
  /** Responds unless `behaviour` prevents it. */
  const answered = (stream: string, answer: () => void) => {
    const outcome = behaviour.answer(stream)
    if (outcome === 'cut') proxy.cut()
    if (outcome === 'answer') answer()
  }
  const append: handleClientStreamingCall<Streams.AppendReq, Streams.AppendResp> = (call, respond) => {
    let options: AppendOptions | undefined
    const events: Proposed[] = []
    call.on('data', (message: Streams.AppendReq) => {
      if (message.hasOptions()) options = message.getOptions()!
      else events.push(proposed(message.getProposedMessage()!))
    })
    call.on('end', () => {
      // A cut connection ends calls before they are complete.
      if (!options || call.cancelled) return
      const target = options
      const stream = nameOf(target.getStreamIdentifier())
      trips.take(() => {
        const taken = behaviour.take(stream)
        if (taken !== 'append') return respond(refusals[taken]())
        const outcome = log.append(stream, expectedOf(target), events)
        answered(stream, () => {
          if (outcome === 'deleted') respond(deleted(stream))
          else if (outcome === 'too large') respond(tooLarge(MAX_APPEND_BYTES))
          else respond(null, answerTo(target, outcome))
        })
      })
    })
  }
  const batchAppend: handleBidiStreamingCall<Streams.BatchAppendReq, Streams.BatchAppendResp> = (call) => {
    const underway = new Map<string, { options: BatchOptions; events: Proposed[] }>()
    call.on('data', (message: Streams.BatchAppendReq) => {
      const id = message.getCorrelationId()!
      const one = underway.get(id.getString()) ?? { options: message.getOptions()!, events: [] }
      underway.set(id.getString(), one)
      one.events.push(...message.getProposedMessagesList().map(proposed))
      if (!message.getIsFinal()) return
      underway.delete(id.getString())
      const stream = nameOf(one.options.getStreamIdentifier())
      trips.take(() => {
        const taken = behaviour.take(stream)
        if (taken !== 'append') return void call.emit('error', refusals[taken]())
        const outcome = log.append(stream, expectedOf(one.options), one.events)
        answered(stream, () => void call.write(batchAnswerTo(one.options, outcome).setCorrelationId(id)))
      })
    })
    call.on('end', () => call.end())
  }
  return { append, batchAppend }
}
