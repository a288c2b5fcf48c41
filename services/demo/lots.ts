import type { CrewCalendar } from './crew-calendar.ts'
import { drivers, vehicles } from './fleet.ts'
import { freightFor } from './freight.ts'
import { type Random, randomFrom } from './random.ts'
import { DAY, type ScriptLine } from './script/lines.ts'
import { lotLines } from './script/lot.ts'
import { type ShipperData, shipperData } from './shipper-data.ts'

/** How many open lots each shipper has when the demo begins. */
const LOTS: readonly number[] = [9, 3]

/** Lots that several companies carry, launched in the last two weeks; the same seed gives the same plan. */
export const lotsOf = (
  seed: string,
  now: number,
  images: readonly string[],
  calendar: CrewCalendar,
  share = 1,
): readonly { readonly book: ShipperData; readonly lines: readonly ScriptLine[] }[] =>
  shipperData.flatMap((book, shipper) =>
    Array.from({ length: LOTS[shipper] ? Math.max(1, Math.round(LOTS[shipper] * share)) : 0 }, (_, index) => {
      const random = randomFrom(`${seed}/${shipper}/lot/${index}`)
      const launched = now - random.wholeNumber(2, 13) * DAY - random.wholeNumber(0, 600) * 60_000
      return { book, lines: lotLines(lotPersonasOf(book, random), { launched, now }, images, calendar) }
    }),
  )

/** Vehicles that take a part of a lot. */
const heavy: readonly string[] = ['CARRETA', 'CARRETA_LS', 'BITREM']

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
  const crewOf = (transporterId: string) => ({
    drivers: pool.filter((one) => one.transporterId === transporterId),
    vehicles: vehicles.filter((one) => one.transporterId === transporterId && heavy.includes(one.vehicleType)),
  })
  return { book, freight, companies, crewOf, random }
}
