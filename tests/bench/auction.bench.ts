import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allFacts } from '@embarca/contracts/facts.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import type { Data } from '@embarca/services/kit/data.ts'
import { form, people, world } from '../kit/world.ts'
import type { Figure } from './figure.ts'
import { CLIENTS } from './house.ts'
import { drive, median, percentile } from './measure.ts'

const BIDS = 4_000
const AUCTIONS = 1_000
const ROUNDS = 3
const HIGHEST = 900_000_00
const bidders = Array.from({ length: CLIENTS }, (_, i): Actor => ({ ...people.tania, userId: `bidder-${i}`, transporterId: `b${i}` }))
const company = (id: string) => ({ id, name: id, document: '11222333000181', city: 'Curitiba', state: 'PR', shippers: ['s1'] })

const inFolder = async <T>(work: (data: Data) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-bench-'))
  const data = openData(folder, { facts: allFacts })
  try {
    return await work(data)
  } finally {
    await data.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Everything that decides on bids, on disk, and this many auctions that began in the same instant. */
const auctionsOn = async (data: Data, count: number) => {
  const house = await world('2026-01-05T12:00:00.000Z', data)
  const { zeca: _, ana } = people
  for (const { transporterId } of bidders)
    await house.ask('transporter', ana, { type: 'Register', data: company(transporterId!) }, { asProgram: true })
  const target = { ...form().target, groupIds: [], transporterIds: bidders.map(({ transporterId }) => transporterId!) }
  const { freightPrice: __, ...rest } = form({ type: 'AUCTION', duration: 60, target })
  const launch = { ...rest, auction: { initialBid: HIGHEST, reductionPercentage: 0 } }
  const launched = async () => {
    const outcome = await house.ask('load', ana, { type: 'LaunchLoad', data: launch })
    if (isRefusal(outcome)) throw new Error(outcome.refused)
    return outcome.stream.slice('load-'.length)
  }
  const ids: string[] = []
  for (let from = 0; from < count; from += 50)
    ids.push(...(await Promise.all(Array.from({ length: Math.min(50, count - from) }, launched))))
  await house.reacting.drain()
  return { house, ids }
}

/** The same bids, each lower than any before it, by whoever does not lead. */
const bids = (count: number) =>
  inFolder(async (data) => {
    const { house, ids } = await auctionsOn(data, count)
    const took: number[] = []
    let price = HIGHEST
    const one = async (client: number, turn: number) => {
      const id = ids[(client + turn) % count]!
      const start = performance.now()
      const outcome = await house.ask('negotiation', bidders[client]!, { type: 'PlaceBid', data: { id, price: price-- } })
      if (isRefusal(outcome)) throw new Error(outcome.refused)
      took.push(performance.now() - start)
    }
    await drive(CLIENTS, BIDS / 4, one)
    took.length = 0
    return { rate: await drive(CLIENTS, BIDS, one), p99: percentile(took, 0.99) }
  })

/** Milliseconds from the end of each of many auctions that end in the same instant to the moment its end is on the disk. */
const lateness = () =>
  inFolder(async (data) => {
    const { house } = await auctionsOn(data, AUCTIONS)
    const late: number[] = []
    let at = await data.events.head()
    house.pass(1)
    const due = performance.now()
    let looking = Promise.resolve()
    data.onCommit(() => {
      const moment = performance.now()
      looking = looking.then(async () => {
        const facts = await data.events.readAll(at, 10_000)
        at = facts.at(-1)?.position ?? at
        for (const { type } of facts) if (type === 'AuctionEnded') late.push(moment - due)
      })
    })
    await house.reacting.drain()
    await looking
    if (late.length !== AUCTIONS) throw new Error(`${late.length} of ${AUCTIONS} auctions ended`)
    return percentile(late, 0.99)
  })

/** Bids on one hot auction against the same bids on many, and how late many auctions end that end at once. */
export const measureAuctions = async (): Promise<readonly Figure[]> => {
  const seen: { hot: number; spread: number; p99: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [hot, spread] = [await bids(1), await bids(CLIENTS)]
    seen.push({ hot: hot.rate, spread: spread.rate, p99: hot.p99 })
  }
  const ends: number[] = []
  for (let round = 0; round < ROUNDS; round++) ends.push(await lateness())
  return [
    {
      name: 'P19',
      what: 'bids on one auction by 64 bidders / the same bids on 64 auctions',
      rounds: seen.map(({ hot, spread }) => hot / spread),
      gate: 0.3,
      stretch: 0.6,
      detail: `${Math.round(median(seen.map(({ hot }) => hot)))}/s, p99 ${median(seen.map(({ p99 }) => p99)).toFixed(1)} ms`,
    },
    {
      name: 'P20',
      what: 'end of 1,000 auctions in the same second, p99 of how late',
      rounds: ends,
      gate: 250,
      stretch: 100,
      atMost: true,
      unit: 'ms',
    },
  ]
}
