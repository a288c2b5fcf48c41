import { hash } from 'node:crypto'
import {
  type Attributes,
  createContextKey,
  ROOT_CONTEXT,
  type SpanKind,
  SpanStatusCode,
  TraceFlags,
  type TracerProvider,
  trace,
} from '@opentelemetry/api'

/** What every event carries, and the request of a command: which trace it belongs to, and which command of it recorded the event. */
export type TraceOrigin = { readonly correlationId: string; readonly commandId: string; readonly causationId: string }
type Work<T> = () => Promise<T>

/** The id that a span is to have, for a provider that lets us choose it. */
export const OWN_SPAN_ID = createContextKey('the id of the span itself')

let isOn = false
/** False in almost every installation: asked first, so that nothing else is computed. */
export const isTracing = (): boolean => isOn

/** From now on spans go to this provider, or to one that the operator registered before. Returns how to end that. */
export const traceInto = (provider: TracerProvider): (() => void) => {
  trace.setGlobalTracerProvider(provider)
  isOn = true
  return () => {
    isOn = false
    trace.disable()
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const digest = (text: string, length: number) => hash('sha256', text, 'hex').slice(0, length)
/** The correlation id itself where it is a UUID, so that people find the trace by it. Clients choose others, which may say anything. */
export const traceIdOf = (correlationId: string): string =>
  UUID.test(correlationId) ? correlationId.replaceAll('-', '').toLowerCase() : digest(correlationId, 32)

/** The command that came from outside or from a timer, the first of its trace. */
const isFirst = ({ correlationId, commandId, causationId }: TraceOrigin) => causationId === commandId || causationId === correlationId
const firstSpanOf = ({ correlationId }: TraceOrigin) => digest(`first ${correlationId}`, 16)
/** The span of a command: any process finds it by an event of the command. */
export const commandSpanOf = (origin: TraceOrigin): string =>
  isFirst(origin) ? firstSpanOf(origin) : digest(`command ${origin.correlationId} ${origin.commandId}`, 16)

type Place = { readonly parent: string; readonly own?: string }
const begin = (name: string, { correlationId }: TraceOrigin, { parent, own }: Place, kind: SpanKind, attributes: Attributes) => {
  const above = { traceId: traceIdOf(correlationId), spanId: parent, traceFlags: TraceFlags.SAMPLED, isRemote: true }
  const context = trace.setSpanContext(ROOT_CONTEXT, above)
  return trace.getTracer('embarca').startSpan(name, { kind, attributes }, own === undefined ? context : context.setValue(OWN_SPAN_ID, own))
}
type Begun = ReturnType<typeof begin>

/** Only the name of an error: its text may name a person. */
const fail = (spans: readonly Begun[], error: unknown): never => {
  for (const span of spans) span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name })
  throw error
}
const end = (spans: readonly Begun[]) => {
  for (const span of spans) span.end()
}
const during = async <T>(spans: readonly Begun[], work: Work<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    return fail(spans, error)
  } finally {
    end(spans)
  }
}

/** The span of a command itself, below the first command of its trace. */
export const traceCommand = <T>(
  name: string,
  origin: TraceOrigin,
  kind: SpanKind,
  attributes: Attributes,
  work: (span: Begun) => Promise<T>,
) => {
  const span = begin(name, origin, { parent: firstSpanOf(origin), own: commandSpanOf(origin) }, kind, attributes)
  return during([span], () => work(span))
}

/** Spans beyond these are left out of one batch: a projector that catches up must not drown the collector. */
const MOST_SPANS = 100
const beginWork = (name: string, origins: readonly TraceOrigin[], kind: SpanKind, attributes: Attributes) => {
  const commands = new Map(origins.slice(-MOST_SPANS).map((origin) => [commandSpanOf(origin), origin]))
  return [...commands].map(([parent, origin]) => begin(name, origin, { parent }, kind, attributes))
}
/** One span for each command behind these events or changes. */
export const traceWork = <T>(
  name: string,
  origins: readonly TraceOrigin[],
  kind: SpanKind,
  attributes: Attributes,
  work: Work<T>,
): Promise<T> => (isOn ? during(beginWork(name, origins, kind, attributes), work) : work())

/** The same around work that ends before it returns: an error is thrown where the work was asked for. */
export const traceDirectly = (
  name: string,
  origins: readonly TraceOrigin[],
  kind: SpanKind,
  attributes: Attributes,
  work: () => void,
): void => {
  const spans = isOn ? beginWork(name, origins, kind, attributes) : []
  try {
    work()
  } catch (error) {
    fail(spans, error)
  } finally {
    end(spans)
  }
}
