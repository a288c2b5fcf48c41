import { ProxyTracerProvider, SpanKind } from '@opentelemetry/api'
import { expect, it } from 'vitest'
import { commandSpanOf, isTracing, traceDirectly, traceIdOf, traceInto, traceWork } from './tracing.ts'

const CORRELATION = '01a03408-ff40-73c3-b3cc-ba6863fee6de'
const first = { correlationId: CORRELATION, commandId: 'k1', causationId: 'k1' }

it('without a collector the work is done as it is', async () => {
  const work = Promise.resolve('done')
  expect(isTracing()).toBe(false)
  expect(traceWork('fold', [first], SpanKind.CONSUMER, {}, () => work)).toBe(work)
})

it('work that ends before it returns throws where it was asked for, with a collector and without', () => {
  const push = () =>
    traceDirectly('push', [first], SpanKind.PRODUCER, {}, () => {
      throw new RangeError('no such hub')
    })
  expect(push).toThrow('no such hub')
  const stop = traceInto(new ProxyTracerProvider())
  expect(push).toThrow('no such hub')
  stop()
})

it('a trace is found by its correlation id; one that a client worded is not shown', () => {
  expect(traceIdOf(CORRELATION)).toBe('01a03408ff4073c3b3ccba6863fee6de')
  expect(traceIdOf('pedido de Maria')).toMatch(/^[\da-f]{32}$/)
})

it('any process finds the span of a command by an event, and tells the first command of a trace from those that it caused', () => {
  const caused = { correlationId: CORRELATION, commandId: 'k2', causationId: 'event-1' }
  const byTimer = { correlationId: CORRELATION, commandId: 'timer-1', causationId: CORRELATION }
  expect(commandSpanOf({ ...first })).toBe(commandSpanOf(first))
  expect(commandSpanOf(byTimer)).toBe(commandSpanOf(first))
  expect(commandSpanOf(caused)).not.toBe(commandSpanOf(first))
  expect(commandSpanOf(caused)).toMatch(/^[\da-f]{16}$/)
})
