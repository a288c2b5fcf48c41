import { randomBytes } from 'node:crypto'
import { every } from '@embarca/projections/kit/every.ts'
import { OWN_SPAN_ID } from '@embarca/projections/kit/tracing.ts'
import {
  type Attributes,
  type AttributeValue,
  type Context,
  type Span,
  type SpanOptions,
  type SpanStatus,
  SpanStatusCode,
  type TracerProvider,
  trace,
} from '@opentelemetry/api'

/** Where spans go: a collector that takes OTLP over HTTP, in JSON. */
export type OtlpTarget = {
  /** `http://collector:4318`; `/v1/traces` is added. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  /** Of the traces, by their ids: every process keeps the same ones. */
  readonly share: number
  readonly resource: Attributes
  /** Called once for each time that the collector begins to refuse. */
  readonly failed: (error: unknown) => void
}

const MOST_WAITING = 4_096
const AT_ONCE = 512
const EVERY_MS = 1_000
const TIMEOUT_MS = 5_000

const anyValue = (value: AttributeValue): object => {
  if (Array.isArray(value)) return { arrayValue: { values: value.flatMap((one) => (one == null ? [] : [anyValue(one)])) } }
  if (typeof value === 'number') return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
  return typeof value === 'boolean' ? { boolValue: value } : { stringValue: String(value) }
}
const listed = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: anyValue(value) }]))

/** OTLP counts kinds from 1 and has 0 for none. */
const kindOf = ({ kind = 0 }: SpanOptions) => kind + 1
const nanosOf = (ms: number) => `${Math.round(ms * 1_000)}000`
const now = () => performance.timeOrigin + performance.now()

/**
 * Provides spans and sends them in the background. They are lost when the collector is away: the product waits for nothing. Only what our
 * spans use of the interface is kept; links and events are not.
 */
export const otlpTracing = ({ endpoint, headers, share, resource, failed }: OtlpTarget) => {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const waiting: object[] = []
  let sending: Promise<void> | undefined
  let isRefused = false

  const send = async (spans: readonly object[]) => {
    const scopeSpans = [{ scope: { name: 'embarca' }, spans }]
    const body = JSON.stringify({ resourceSpans: [{ resource: { attributes: listed(resource) }, scopeSpans }] })
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const reply = await fetch(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body, signal })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`the collector answered ${reply.status}`)
  }
  const sendAll = async () => {
    try {
      while (waiting.length > 0) await send(waiting.splice(0, AT_ONCE))
      isRefused = false
    } catch (error) {
      if (!isRefused) failed(error)
      isRefused = true
    }
  }
  const flush = () => {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }
  const flushing = every(EVERY_MS, flush)
  const add = (span: object) => {
    if (waiting.length < MOST_WAITING) waiting.push(span)
  }

  // Of a trace id from a UUID, only the end is random.
  const isKept = (traceId: string) => Number.parseInt(traceId.slice(-8), 16) < share * 2 ** 32

  const startSpan = (name: string, options: SpanOptions = {}, context?: Context): Span => {
    const above = context && trace.getSpanContext(context)
    const traceId = above?.traceId ?? randomBytes(16).toString('hex')
    const spanId = (context?.getValue(OWN_SPAN_ID) as string | undefined) ?? randomBytes(8).toString('hex')
    if (!isKept(traceId)) return trace.wrapSpanContext({ traceId, spanId, traceFlags: 0 })
    const begun = now()
    const attributes: Attributes = { ...options.attributes }
    let status: SpanStatus = { code: SpanStatusCode.UNSET }
    let isOpen = true
    const span: Span = {
      spanContext: () => ({ traceId, spanId, traceFlags: 1 }),
      isRecording: () => isOpen,
      setAttribute: (key, value) => {
        attributes[key] = value
        return span
      },
      setAttributes: (more) => {
        Object.assign(attributes, more)
        return span
      },
      setStatus: (given) => {
        status = given
        return span
      },
      addEvent: () => span,
      addLink: () => span,
      addLinks: () => span,
      updateName: () => span,
      recordException: () => {},
      end: () => {
        if (!isOpen) return
        isOpen = false
        const parent = above && above.spanId !== spanId ? { parentSpanId: above.spanId } : {}
        const times = { startTimeUnixNano: nanosOf(begun), endTimeUnixNano: nanosOf(now()) }
        add({ traceId, spanId, ...parent, name, kind: kindOf(options), ...times, attributes: listed(attributes), status })
      },
    }
    return span
  }
  const provider: TracerProvider = {
    getTracer: () => ({
      startSpan,
      startActiveSpan: () => {
        throw new Error('spans of this provider are not made active')
      },
    }),
  }
  return {
    provider,
    /** Sends what waits, for at most as long as one request may take. */
    close: async (): Promise<void> => {
      await flushing.stop()
      await sending
      if (!isRefused) await flush()
    },
  }
}
