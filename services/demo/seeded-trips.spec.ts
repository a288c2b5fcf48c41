import { productEvents } from '@embarca/contracts/events.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { memoryData } from '../adapters/memory/memory-data.ts'
import { shipperA, shipperB, shipperC } from '../identity/demo-ids.ts'
import { nfeNumberOf } from './script/receipt-photo.ts'
import { seedDemo } from './seed.ts'
import { roadDistance } from './simulator/trip.ts'
import { codeOf, collectionDelays, doubleBooked, earlyCollections } from './trip-faults.ts'

const HOUR = 3_600_000
/** Kilometres per hour that no truck may exceed. */
const LIMIT = 90

const seededEvents = async () => {
  const data = memoryData({ ...productEvents })
  await seedDemo({ data, today: '2026-11-20T15:00:00.000Z', loads: 200 })
  const recorded: Recorded[] = []
  for (;;) {
    const more = await data.events.readAll(recorded.at(-1)?.position ?? BEFORE_ALL, 5_000)
    if (!more.length) return recorded.sort((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt))
    recorded.push(...more)
  }
}

const point = (text: string) => {
  const [latitude, longitude] = text.split(',').map(Number) as [number, number]
  return { latitude, longitude }
}

describe('the trips of the demo', () => {
  let events: readonly Recorded[] = []
  const of = (type: string) => events.filter((event) => event.type === type)
  beforeAll(async () => {
    events = await seededEvents()
  }, 60_000)

  it('have each plate and each driver on one trip at a time', () => {
    expect(of('DriverBound').length).toBeGreaterThan(150)
    expect(doubleBooked(events)).toEqual([])
  })

  it('begin shortly before the planned collection, most of them, and some after it', () => {
    const delays = collectionDelays(events)
    expect(delays.size).toBeGreaterThan(100)
    expect(earlyCollections(events)).toEqual([])
    expect([...delays.keys()].some((stream) => stream.endsWith('-w1'))).toBe(true)
    const inTime = [...delays.values()].filter((delay) => delay <= 0).length / delays.size
    expect(inTime).toBeGreaterThan(0.7)
    expect(inTime).toBeLessThan(0.9)
  })

  it('are of two companies; the third has registers and no load', () => {
    const companies = (types: readonly string[]) => new Set(events.filter(({ type }) => types.includes(type)).map(({ by }) => by.shipperId))
    expect(companies(['LoadLaunched', 'LoadDrafted'])).toEqual(new Set([shipperA, shipperB]))
    expect(companies(events.flatMap(({ type, stream }) => (stream.startsWith('receiver-') ? type : [])))).toContain(shipperC)
  })

  it('never exceed 90 km/h between two positions, over ground or by the kilometres left', () => {
    const last = new Map<string, { at: string; point: string; remaining: number }>()
    const speeds = of('PositionReported').flatMap(({ stream, data }) => {
      const before = last.get(stream)
      last.set(stream, data as { at: string; point: string; remaining: number })
      if (!before) return []
      const hours = (Date.parse(data.at) - Date.parse(before.at)) / HOUR
      return [roadDistance(point(before.point), point(data.point)) / hours, (before.remaining - data.remaining) / hours]
    })
    expect(speeds.length).toBeGreaterThan(500)
    expect(speeds.filter((speed) => speed > LIMIT)).toEqual([])
  })

  it('have receipt photos of their own, and invoices with the number that the photos show', () => {
    const files = of('ReceiptImagesAdded').flatMap(({ data }) => data.images.map(({ fileId }: { fileId: string }) => fileId))
    expect(files.length).toBeGreaterThan(100)
    expect(new Set(files).size).toBe(files.length)
    const invoices = of('InvoicesAdded').flatMap(({ stream, data }) => data.invoices.map((one: object) => ({ ...one, stream })))
    expect(invoices.filter(({ number, orderCode, stream }) => Number(number) !== nfeNumberOf(orderCode, stream))).toEqual([])
  })

  it('have codes of one sequence for each company, in the order of entry, without a gap', () => {
    const codes = new Map<string, string[]>()
    for (const { type, stream, data, by } of events)
      if ((type === 'LoadLaunched' || type === 'LoadDrafted') && !/-w\d+$/.test(stream)) {
        const own = codes.get(by.shipperId) ?? codes.set(by.shipperId, []).get(by.shipperId)!
        if (!own.includes(codeOf(data))) own.push(codeOf(data))
      }
    const sequence = (prefix: string, first: number, length: number) => Array.from({ length }, (_, n) => `${prefix}${first + n}`)
    const [ofA = [], ofB = []] = [...codes.values()].sort((a, b) => b.length - a.length)
    expect([ofA.length, ofB.length].every((length) => length > 40)).toBe(true)
    expect(ofA).toEqual(sequence('CG-', 19_230, ofA.length))
    expect(ofB).toEqual(sequence('VV-', 4_310, ofB.length))
  })
})
