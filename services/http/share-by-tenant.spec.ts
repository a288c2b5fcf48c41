import { afterEach, expect, it, vi } from 'vitest'
import { createApp } from './app.ts'
import { logger } from './log.ts'
import { shareByTenant } from './share-by-tenant.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A server with two places, one for each tenant; requests of `/slow` end when the test says so. */
const start = async () => {
  const app = await createApp({ logger: logger('silent') })
  const counts = shareByTenant(app, { atOnce: 2, perTenant: 1 })
  const release: (() => void)[] = []
  const begun: string[] = []
  app.addHook('onRequest', (request, _reply, done) => {
    const { tenant, carrier } = request.headers as Record<string, string | undefined>
    const by = {
      userId: 'u',
      roles: [],
      name: 'U',
      operationGroups: [],
      shipperId: tenant ?? '',
      ...(carrier && { transporterId: carrier }),
    }
    if (tenant !== undefined || carrier) request.admitted = { by, token: { sub: 'u', exp: 0 } }
    done()
  })
  app.post('/slow', async ({ headers }) => {
    begun.push(String(headers['tenant'] ?? headers['carrier']))
    await new Promise<void>((resolve) => void release.push(resolve))
    return 'served'
  })
  app.get('/', async () => 'served')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => {
    for (const one of release) one()
    app.server.closeAllConnections()
    return app.close()
  })
  const slow = (headers: Record<string, string>, signal?: AbortSignal) =>
    fetch(`${address}/slow`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
      ...(signal && { signal }),
    })
  return { app, address, slow, counts, release, begun }
}

it("a shipper's clients that take all they can do not keep another shipper or a carrier waiting", async () => {
  const { slow, address, counts, begun, release } = await start()
  const first = Array.from({ length: 5 }, () => slow({ tenant: 's1' }))
  await vi.waitUntil(() => counts.waiting() === 4)
  const other = slow({ tenant: 's2' })
  await vi.waitUntil(() => begun.length === 2)
  expect(begun).toEqual(['s1', 's2'])
  expect(await (await fetch(address)).text()).toBe('served')

  // The carrier's turn comes before the rest of s1, although it came last and acts for s1, too.
  const carrier = slow({ carrier: 't1', tenant: 's1' })
  await vi.waitUntil(() => counts.waiting() === 5)
  release[1]!()
  expect((await other).status).toBe(200)
  await vi.waitUntil(() => begun.length === 3)
  expect(counts.waiting()).toBe(4)
  for (let served = 0; served < 7; served++) {
    for (const one of release) one()
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  expect((await Promise.all([...first, carrier])).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
})

it('what exceeds the queue of a tenant is answered 429, with the time to wait; who gives up frees the place', async () => {
  const { slow, counts } = await start()
  void slow({ tenant: 's1' }).catch(() => {})
  const impatient = new AbortController()
  const waiting = Array.from({ length: 10 }, () => slow({ tenant: 's1' }, impatient.signal).catch(() => undefined))
  await vi.waitUntil(() => counts.waiting() === 10)
  const refused = await slow({ tenant: 's1' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
  expect(counts.refused()).toBe(1)
  impatient.abort()
  await Promise.all(waiting)
  await vi.waitUntil(() => counts.waiting() === 0)
})

it('places are given back, also when a request is answered without a connection', async () => {
  const { app, address, counts } = await start()
  for (let n = 0; n < 5; n++) {
    expect((await app.inject({ url: '/', headers: { tenant: 's1' } })).statusCode).toBe(200)
    expect((await fetch(address, { headers: { tenant: 's1' } })).status).toBe(200)
  }
  expect(counts.waiting()).toBe(0)
})
