import { type DemoDriver, drivers, vehicles } from './fleet.ts'
import { freightFor } from './freight.ts'
import { type Random, randomFrom } from './random.ts'
import type { Script } from './script.ts'
import { type Book, books } from './shippers.ts'
import { DAY } from './story/lines.ts'
import { lotStory } from './story/lot.ts'

/** How many lots each shipper has under way when the demo begins. */
const LOTS = [9, 3] as const

/** Volumes that several companies carry in parts, launched in the last two weeks; the same seed plans the same. */
export const lotsOf = (seed: string, now: number, images: readonly string[], first: (book: Book) => number, share = 1): readonly Script[] =>
  books.flatMap((book, shipper) =>
    Array.from({ length: Math.max(1, Math.round(LOTS[shipper]! * share)) }, (_, index) => {
      const random = randomFrom(`${seed}/${shipper}/lot/${index}`)
      const launched = now - random.whole(2, 13) * DAY - random.whole(0, 600) * 60_000
      const lines = lotStory(castOf(book, random), launched, images)
      return { book, number: first(book) + index, lines: lines.filter(({ at }) => at <= now) }
    }),
  )

/** A freight that goes one way again and again, and three companies that share it. */
const castOf = (book: Book, random: Random) => {
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
