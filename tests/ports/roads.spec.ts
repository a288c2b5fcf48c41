import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { straightLine } from '@embarca/contracts/tracking/distance.ts'
import { osrmRoads } from '@embarca/services/adapters/outside/osrm-roads.ts'
import { legOf, type RoadPlace, type Roads } from '@embarca/services/kit/roads.ts'
import { ownRoads } from '@embarca/services/planning/own-roads.ts'
import { roadsFor } from '@embarca/services/planning/roads-for.ts'
import { afterEach, describe, expect, it } from 'vitest'

const campinas = { placeId: 'campinas', latitude: -22.9056, longitude: -47.0608 }
const bauru = { placeId: 'bauru', latitude: -22.3147, longitude: -49.0606 }
const noronha = { latitude: -3.8403, longitude: -32.4108 }
const own = (driven: Readonly<Record<string, readonly number[]>> = {}) =>
  ownRoads(async (lanes) => new Map(Object.entries(driven).filter(([lane]) => lanes.includes(lane))))

const servers: Server[] = []
type Reply = 'ROUTES' | 'FAILS' | 'SILENT' | 'NO_ROAD' | 'OTHER'
/** A router that answers 1.3 times the straight line at 60 km/h. */
const routing = async (reply: Reply = 'ROUTES', timeout?: number) => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url!)
    if (reply === 'SILENT') return
    const { pathname, searchParams } = new URL(request.url!, 'http://router')
    const points = pathname
      .split('/')
      .at(-1)!
      .split(';')
      .map((pair) => pair.split(',').map(Number) as [number, number])
    const chosen = (name: string) => (searchParams.get(name) ?? '').split(';').map((at) => points[Number(at)]!)
    const metres = ([east, north]: [number, number], [lon, lat]: [number, number]) =>
      Math.round(straightLine({ latitude: north, longitude: east }, { latitude: lat, longitude: lon }) * 1_300)
    const table = (scale: number) =>
      chosen('sources').map((from) => chosen('destinations').map((to) => (reply === 'NO_ROAD' ? null : metres(from, to) * scale)))
    const body = pathname.startsWith('/osrm/table/')
      ? { code: 'Ok', distances: table(1), durations: table(0.06) }
      : { code: 'Ok', routes: [{ geometry: { coordinates: points } }] }
    response.writeHead(reply === 'FAILS' ? 503 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(reply === 'OTHER' ? { ok: true } : body))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { router: osrmRoads(`http://127.0.0.1:${(server.address() as AddressInfo).port}/osrm/`, timeout), asked }
}
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

const adapters: readonly [name: string, open: () => Promise<Roads>][] = [
  ['own trips', async () => own()],
  ['OSRM', async () => (await routing()).router(own())],
]
describe.each(adapters)('roads by %s', (_, open) => {
  it('are whole metres and minutes each way, no shorter than the straight line, the same each time', async () => {
    const roads = await open()
    const table = await roads.table([campinas, bauru, noronha], 1)
    expect(table.size).toBe(3)
    for (const [from, a] of [campinas, bauru, noronha].entries())
      for (const [to, b] of [campinas, bauru, noronha].entries()) {
        const { metres, minutes } = legOf(table, from, to)
        if (from === to) expect([metres, minutes]).toEqual([0, 0])
        else expect([metres >= straightLine(a, b) * 1_000, minutes > 0]).toEqual([true, true])
      }
    expect(await roads.table([campinas, bauru, noronha], 1)).toEqual(table)
  })
  it('say of every pair how it was measured', async () => {
    const table = await (await open()).table([campinas, bauru], 1)
    expect(['ROUTER', 'TABLE', 'STRAIGHT_LINE']).toContain(legOf(table, 0, 1).measured)
  })
  it('of one place, and of none, are a table too', async () => {
    const roads = await open()
    expect([(await roads.table([campinas], 1)).size, (await roads.table([], 0)).size]).toEqual([1, 0])
  })
  it('have a line from the first place to the last, or none', async () => {
    const line = await (await open()).line([campinas, bauru])
    if (!line) return
    expect(line[0]![0]).toBeCloseTo(campinas.latitude, 4)
    expect(line.at(-1)![1]).toBeCloseTo(bauru.longitude, 4)
  })
})

describe('own trips', () => {
  it('of the lane give its distance, in its direction alone', async () => {
    const table = await own({ 'campinas>bauru': [290, 281, 286] }).table([campinas, bauru], 1)
    expect(legOf(table, 0, 1)).toEqual({ metres: 286_000, minutes: 282, measured: 'TABLE' })
    expect(legOf(table, 1, 0).measured).toBe('STRAIGHT_LINE')
  })
  it('that cannot have been driven on this lane are left out', async () => {
    const table = await own({ 'campinas>bauru': [12, 4_000] }).table([campinas, bauru], 1)
    expect(legOf(table, 0, 1)).toMatchObject({ metres: Math.round(straightLine(campinas, bauru) * 1_260), measured: 'STRAIGHT_LINE' })
  })
})

describe('OSRM', () => {
  const many: readonly RoadPlace[] = Array.from({ length: 60 }, (_, at) => ({ latitude: -20 - at / 10, longitude: -48 }))
  it('is asked for large tables in blocks that it accepts', async () => {
    const { router, asked } = await routing()
    const table = await router(own()).table(many, 1)
    expect([asked.length, new Set(table.measures).size, legOf(table, 0, 59).measured]).toEqual([4, 1, 'ROUTER'])
  })
  it('leaves pairs without a road to the other source', async () => {
    const { router } = await routing('NO_ROAD')
    expect(legOf(await router(own()).table([campinas, noronha], 1), 0, 1).measured).toBe('STRAIGHT_LINE')
  })
  it.each(['FAILS', 'OTHER', 'SILENT'] as const)('that %s rejects, and the other source is used, which says so', async (reply) => {
    const { router } = await routing(reply, 300)
    await expect(router(own()).table([campinas, bauru], 1)).rejects.toThrow()
    const views = { page: async () => ({ items: [], hasMore: false }) }
    const roads = roadsFor(router)(views as never)
    expect(legOf(await roads.table([campinas, bauru], 1), 0, 1).measured).toBe('STRAIGHT_LINE')
    expect(await roads.line([campinas, bauru])).toBeUndefined()
  })
})
