import { type DemoDriver, drivers, vehicles } from './fleet.ts'
import { freightFor } from './freight.ts'
import type { LoadScript } from './load-script.ts'
import { type Random, randomFrom } from './random.ts'
import { DAY } from './script/lines.ts'
import { lotLines } from './script/lot.ts'
import { type ShipperData, shipperData } from './shipper-data.ts'

/** How many open lots each shipper has when the demo begins. */
const LOTS = [9, 3] as const

/** Lots that several companies carry, launched in the last two weeks; the same seed gives the same plan. */
export const lotsOf = (
  seed: string,
  now: number,
  images: readonly string[],
  first: (book: ShipperData) => number,
  share = 1,
): readonly LoadScript[] =>
  shipperData.flatMap((book, shipper) =>
    Array.from({ length: Math.max(1, Math.round(LOTS[shipper]! * share)) }, (_, index) => {
      const random = randomFrom(`${seed}/${shipper}/lot/${index}`)
      const launched = now - random.wholeNumber(2, 13) * DAY - random.wholeNumber(0, 600) * 60_000
      const lines = lotLines(lotPersonasOf(book, random), launched, images)
      return { book, number: first(book) + index, lines: lines.filter(({ at }) => at <= now) }
    }),
  )

/** A freight that goes one way many times, and three companies that share it. */
const lotPersonasOf = (book: ShipperData, random: Random) => {
  const pool = drivers.filter(({ transporterId }) => book.transporterIds.includes(transporterId))
  const lead = random.pick(pool)
  const freight = freightFor(random, book, lead.transporterId)
  const companies = [
    lead.transporterId,
    ...random.some(
      book.transporterIds.filter((id) => id !== lead.transporterId),
      2,
    ),
  ]
  const crewOf = (transporterId: string): { readonly drivers: readonly DemoDriver[]; readonly vehicleId: string } => ({
    drivers: pool.filter((one) => one.transporterId === transporterId),
    vehicleId: vehicles.find((one) => one.transporterId === transporterId)!.id,
  })
  return { book, freight, companies, crewOf, random }
}
