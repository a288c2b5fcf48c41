import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { address } from '@embarca/contracts/kit/route.ts'
import { reportCommands } from '@embarca/contracts/report/routes.ts'
import { freePort } from '@embarca/tests/kit/free-port.ts'
import { expect, it, vi } from 'vitest'
import { openApplication } from './application.ts'
import { readConfig } from './config.ts'
import { passwordSignIn } from './demo/simulator/sign-in.ts'

type ReceivedSpan = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}
type Received = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[] }
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[]
  }[]
}

/** A collector that keeps what it receives. */
const startCollector = async () => {
  const received: { readonly path: string; readonly key: string; readonly by: string; readonly span: ReceivedSpan }[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Received
    for (const { resource, scopeSpans } of resourceSpans) {
      const by = resource.attributes.find(({ key }) => key === 'service.instance.id')?.value.stringValue ?? ''
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        received.push({ path: request.url ?? '', key: String(request.headers['x-key']), by, span })
    }
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { received, endpoint: `http://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(resolve)) }
}

it('a command, its append, what folds it in another thread, and the push are one trace, named by the correlation id', async () => {
  const collector = await startCollector()
  const folder = mkdtempSync(join(tmpdir(), 'embarca-traces-'))
  writeFileSync(join(folder, 'index.html'), '<html></html>')
  const port = await freePort()
  const env = {
    ...{ NODE_ENV: 'test', PORT: String(port), DATA_DIR: folder, WEB_DIR: folder, SIMULATE: 'off', LOG_LEVEL: 'silent' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b', OVERLOAD_MS: '60000' },
  }
  const application = await openApplication(readConfig(env), env)
  const base = `http://localhost:${port}`
  const correlationId = randomUUID()
  try {
    await vi.waitUntil(async () => (await fetch(`${base}/health/ready`)).ok, { timeout: 10_000 })
    const token = await passwordSignIn(base, 'operador').token()
    const { method, path } = address(reportCommands.table)
    const reply = await fetch(base + path, {
      method,
      headers: {
        ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...{ 'idempotency-key': randomUUID(), 'x-correlation-id': correlationId },
      },
      body: JSON.stringify({ collectDateInit: '01/01/2026', collectDateEnd: '31/01/2026' }),
    })
    expect(reply.status).toBe(200)

    const trace = () => collector.received.filter(({ span }) => span.traceId === correlationId.replaceAll('-', ''))
    const named = (name: string) => trace().filter(({ span }) => span.name === name)
    await vi.waitUntil(() => ['ReportTable', 'append', 'fold into views', 'push'].every((name) => named(name).length > 0), {
      timeout: 8_000,
    })
    expect(new Set(trace().map(({ path, key }) => `${path} ${key}`))).toEqual(new Set(['/v1/traces a b']))
    const command = named('ReportTable')[0]!
    expect(command.span.parentSpanId).toBeUndefined()
    for (const name of ['append', 'fold into views', 'push']) {
      const { span } = named(name)[0]!
      expect([name, span.parentSpanId]).toEqual([name, command.span.spanId])
      expect(Number(span.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(span.startTimeUnixNano))
    }
    // What the report's own commands do belongs to the same trace, below the first command.
    const later = trace().find(({ span }) => span.name === 'FinishReport' || span.name === 'FailReport')
    if (later) expect(later.span.parentSpanId).toBe(command.span.spanId)
    expect(named('fold into views')[0]!.by).not.toBe(command.by)
    expect(JSON.stringify(trace())).not.toMatch(/operador|01\/01\/2026/)
  } finally {
    await application.close()
    await collector.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 30_000)
