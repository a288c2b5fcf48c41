import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { isOpen } from '@embarca/contracts/load/rules.ts'
import { type DemoDriver, drivers } from './fleet.ts'
import { freightFor } from './freight.ts'
import { lotsOf } from './lots.ts'
import { type Random, randomFrom } from './random.ts'
import type { Script } from './script.ts'
import { type Book, books } from './shippers.ts'
import { ALL_LOADS, standingsOf } from './standings.ts'
import { reliefOf } from './story/cast.ts'
import { atHour } from './story/hours.ts'
import { DAY, HOUR, type Line, MINUTE, spanOf, standingAt } from './story/lines.ts'
import type { Mode } from './story/modes.ts'
import { type Plot, storyOf } from './story/story.ts'

type Fate = { readonly book: Book; readonly status: LoadStatus; readonly index: number; readonly seed: string; readonly driver: DemoDriver }
type Found = { readonly book: Book; readonly launched: number; readonly lines: readonly Line[] }

export const DAYS = 90
const TRIES = 4_000
const past: readonly LoadStatus[] = ['FINISHED', 'CANCELED', 'EXPIRED']

/** The whole demo up to an instant: about `loads` loads, each where it should stand then; the same seed plans the same. */
export const planOf = (seed: string, now: number, loads: number | undefined, images: readonly string[]): readonly Script[] => {
  const fates = books.flatMap((book, shipper) => {
    const pool = drivers.filter(({ transporterId }) => book.transporterIds.includes(transporterId))
    return standingsOf(shipper, loads).map(
      (status, index): Fate => ({ book, status, index, seed: `${seed}/${shipper}/${index}`, driver: pool[(index * 7) % pool.length]! }),
    )
  })
  const found = fates.map((fate) => find(fate, now, images)).sort((a, b) => a.launched - b.launched)
  const numbers = new Map<Book, number>()
  const scripts = found.map(({ book, lines }) => {
    const number = numbers.get(book) ?? 0
    numbers.set(book, number + 1)
    return { book, number, lines: worthTelling(lines, now) }
  })
  return [...scripts, ...lotsOf(seed, now, images, (book) => numbers.get(book) ?? 0, loads === undefined ? 1 : loads / ALL_LOADS)]
}

/** The story of a fate, launched at that moment. Another try is another story. */
const tell = ({ book, status, index, seed, driver }: Fate, tried: number, launched: number, images: readonly string[]) => {
  const random = randomFrom(`${seed}/${tried}`)
  const freight = freightFor(random, book, driver.transporterId, status === 'WAITING_APPROVE')
  const others = random.some(
    freight.reached.filter((id) => id !== driver.transporterId),
    random.whole(2, 5),
  )
  const cast = { book, freight, driver, relief: reliefOf(driver, random), others, random }
  return storyOf(cast, plotOf(status, index, random, tried), launched, images)
}

const plotOf = (status: LoadStatus, index: number, random: Random, tried: number): Plot => ({
  // Who starts the demo at night finds somebody collecting all the same.
  atNight: isHard(tried),
  drafted: status === 'DRAFT' || random.chance(0.06),
  scheduled: status === 'CREATED' || random.chance(0.05),
  hurried: isOpen({ status }) && index % 3 === 0,
  mode: modeOf(status, random),
  ending: status === 'EXPIRED' ? 'expired' : status === 'CANCELED' ? 'canceled' : 'finished',
})

/** What is not found soon is looked for in less usual ways. */
const isHard = (tried: number) => tried > 8

/** Most are offered at a closed price; some ways lead through statuses that others never see. */
const modeOf = (status: LoadStatus, random: Random): Mode => {
  if (status === 'WAIT_TRANSPORTER_ACCEPT') return 'NORMAL'
  if (status === 'NEGOTIATION') return random.weighted({ QUOTATION: 45, AUCTION: 40, TO_COMBINE: 15 })
  if (status === 'OFFER_COMPLETED') return random.weighted({ NORMAL: 40, AUCTION: 60 })
  if (status === 'DRAFT' || status === 'CREATED' || status === 'WAITING_APPROVE' || status === 'EXPIRED')
    return random.weighted({ NORMAL: 60, QUOTATION: 24, AUCTION: 16 })
  return random.weighted({ NORMAL: 58, QUOTATION: 22, AUCTION: 12, TO_COMBINE: 5, FOB: 3 })
}

/** When to launch a load so that it stands where it should. */
const find = (fate: Fate, now: number, images: readonly string[]): Found => {
  const random = randomFrom(`${fate.seed}/when`)
  for (let tried = 0; tried < TRIES; tried++) {
    const launched = past.includes(fate.status) ? longAgo(random, now) : lately(fate, tried, random, now, images)
    if (launched === undefined) continue
    const lines = tell(fate, tried, launched, images)
    if (standingAt(lines, now) === fate.status) return { book: fate.book, launched, lines }
  }
  throw new Error(`No story of ${fate.seed} ends in ${fate.status}`)
}

/** A working hour of the last ninety days; Saturdays are quiet. */
const longAgo = (random: Random, now: number) => {
  const day = now - random.next() * DAYS * DAY
  const weekday = new Date(day).getUTCDay()
  if (weekday === 0 || (weekday === 6 && random.chance(0.6))) return undefined
  return atHour(day, random.whole(7, 17), 'America/Sao_Paulo') + random.whole(0, 59) * MINUTE
}

/** Told from an arbitrary day, then moved so that now falls where the load has that status. */
const lately = (fate: Fate, tried: number, random: Random, now: number, images: readonly string[]) => {
  // From another hour each time, where there is little time to meet: a launch that is moved past midnight is collected a day later.
  const trial = now - 6 * DAY - (isHard(tried) ? tried % 12 : 0) * HOUR
  const span = spanOf(tell(fate, tried, trial, images), fate.status)
  if (!span) return undefined
  const share = isOpen(fate) && fate.index % 3 === 0 ? 0.99 : 0.04 + random.next() ** 2 * 0.92
  return Math.floor((trial + now - (span.from + (span.to - span.from) * share)) / MINUTE) * MINUTE
}

/** What happened up to now; of the positions, the recent ones and a few of those before. */
const worthTelling = (lines: readonly Line[], now: number): readonly Line[] => {
  let shown = 0
  return lines.filter(({ at, module }) => {
    if (at > now) return false
    if (module !== 'tracking') return true
    const kept = at > now - 2 * HOUR || at - shown > 5 * HOUR
    if (kept) shown = at
    return kept
  })
}
