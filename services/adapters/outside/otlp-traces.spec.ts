import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { expect, it } from 'vitest'
import { otlpTracing } from './otlp-traces.ts'

const traceId = (end: string) => `01a03408ff4073c3b3ccba68${end}`
const open = async (status: number, share = 1) => {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push(await text(request))
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const failures: unknown[] = []
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const { provider, close } = otlpTracing({ endpoint, headers: {}, share, resource: {}, failed: (error) => failures.push(error) })
  const span = (id: string) => {
    const context = trace.setSpanContext(ROOT_CONTEXT, { traceId: id, spanId: 'ab'.repeat(8), traceFlags: 1 })
    provider
      .getTracer('x')
      .startSpan('work', { attributes: { events: 2, types: ['A'], share: 0.5, late: true } }, context)
      .end()
  }
  const stop = async () => {
    await close()
    await new Promise((resolve) => server.close(resolve))
  }
  return { bodies, failures, span, stop }
}

it('the same share of traces is kept by every process, and what is kept arrives when the process ends', async () => {
  const { bodies, failures, span, stop } = await open(200, 0.5)
  span(traceId('7fffffff'))
  span(traceId('80000001'))
  await stop()
  const [{ resourceSpans }] = bodies.map((body) => JSON.parse(body))
  const { spans } = resourceSpans[0].scopeSpans[0]
  expect(spans).toHaveLength(1)
  expect(spans[0]).toMatchObject({ traceId: traceId('7fffffff'), parentSpanId: 'ab'.repeat(8), name: 'work', kind: 1, status: { code: 0 } })
  expect(spans[0].attributes.map(({ value }: { value: object }) => value)).toEqual([
    { intValue: '2' },
    { arrayValue: { values: [{ stringValue: 'A' }] } },
    { doubleValue: 0.5 },
    { boolValue: true },
  ])
  expect(failures).toEqual([])
})

it('a collector that refuses is reported once, and nothing waits for it', async () => {
  const { failures, span, stop } = await open(503)
  span(traceId('00000001'))
  await stop()
  expect(failures).toMatchObject([{ message: 'the collector answered 503' }])
})
