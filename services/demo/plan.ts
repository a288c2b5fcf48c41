import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { isOpen } from '@embarca/contracts/load/rules.ts'
import { type CrewCalendar, crewCalendar, crewPeriods } from './crew-calendar.ts'
import { type DemoDriver, type DemoVehicle, drivers, vehicles } from './fleet.ts'
import { freightFor } from './freight.ts'
import type { LoadScript } from './load-script.ts'
import { lotsOf } from './lots.ts'
import { operatorLoads } from './operator-loads.ts'
import { type Random, randomFrom } from './random.ts'
import { atHour } from './script/hours.ts'
import { DAY, HOUR, MINUTE, type ScriptLine, spanOf, statusAt } from './script/lines.ts'
import { type LoadOutline, loadLines } from './script/load-lines.ts'
import type { Mode } from './script/modes.ts'
import { type Personas, reliefOf } from './script/personas.ts'
import { type ShipperData, shipperData } from './shipper-data.ts'
import { ALL_LOADS, statusesOf } from './status-plan.ts'
import { busyGate } from './yard/gates.ts'
import { passedOf, standsAs, storyOf, type VisitStory } from './yard/stories.ts'

type LoadPlan = {
  readonly book: ShipperData
  readonly status: LoadStatus
  readonly index: number
  readonly seed: string
  /** What it waits for at the busy gate. */
  readonly story?: VisitStory | undefined
  /** Of the companies that work for the shipper. */
  readonly pool: readonly DemoDriver[]
}
/** Who drives what, where the plan does not leave it to chance. */
type Chosen = { readonly driver?: DemoDriver; readonly relief?: DemoDriver; readonly vehicle?: DemoVehicle }

export const DAYS = 90
const TRIES = 4_000
const past: readonly LoadStatus[] = ['FINISHED', 'CANCELED', 'EXPIRED']

/** The plan of the whole demo up to an instant: about `loads` loads, each with its target status; the same seed gives the same plan. */
export const planOf = (seed: string, now: number, loads: number | undefined, images: readonly string[]): readonly LoadScript[] => {
  const plans = shipperData.flatMap((book, shipper) => {
    const pool = drivers.filter(({ transporterId }) => book.transporterIds.includes(transporterId))
    const statuses = statusesOf(shipper, loads)
    return statuses.map((status, index): LoadPlan => {
      const story = storyOf(shipper, status, index - statuses.indexOf(status), (loads ?? ALL_LOADS) / ALL_LOADS)
      return { book, status, index, seed: `${seed}/${shipper}/${index}`, pool, story }
    })
  })
  const calendar = crewCalendar()
  const found = plans.map((plan) => ({ book: plan.book, lines: find(plan, now, images, calendar) }))
  const lots = lotsOf(seed, now, images, calendar, loads === undefined ? 1 : loads / ALL_LOADS)
  const numbers = new Map<ShipperData, number>()
  // Codes count the loads of a shipper, lots included, in the order in which they were entered.
  return [...found, ...lots, ...operatorLoads(seed, now)]
    .sort((a, b) => a.lines[0]!.at - b.lines[0]!.at)
    .map(({ book, lines, ...kind }) => {
      const number = numbers.get(book) ?? 0
      numbers.set(book, number + 1)
      return { ...kind, book, number, lines: keptLines(lines, now) }
    })
}

/** The script of a load with an outcome, launched at that moment. Each attempt gives another script. */
const personasOf = ({ book, status, index, seed, pool, story }: LoadPlan, attempt: number, chosen: Chosen): Personas => {
  const random = randomFrom(`${seed}/${attempt}`)
  const driver = chosen.driver ?? pool[(index * 7 + attempt * 11) % pool.length]!
  const { vehicle } = chosen
  const freight = freightFor(random, book, driver.transporterId, { isLongHaul: status === 'WAITING_APPROVE', ...(vehicle && { vehicle }) })
  const otherCompanies = random.some(
    freight.reached.filter((id) => id !== driver.transporterId),
    random.wholeNumber(2, 5),
  )
  const relief = reliefOf(driver, random)
  return { book, freight, driver, relief: chosen.relief ?? relief, otherCompanies, random, story }
}
const linesOf = (plan: LoadPlan, attempt: number, launched: number, images: readonly string[], chosen: Chosen = {}) => {
  const personas = personasOf(plan, attempt, chosen)
  return loadLines(personas, outlineOf(plan, personas.random, attempt), launched, images)
}

/** The same script with a driver and a vehicle of the same company and type that are on no other trip; undefined when there is none. */
const withFreeCrew = (
  plan: LoadPlan,
  attempt: number,
  launched: number,
  now: number,
  images: readonly string[],
  { isFree, take }: CrewCalendar,
): readonly ScriptLine[] | undefined => {
  const { driver, relief, freight } = personasOf(plan, attempt, {})
  const lines = linesOf(plan, attempt, launched, images)
  const periods = crewPeriods(lines, now)
  const periodsOf = (id: string) => periods.filter(({ driverId }) => driverId === id)
  const colleagues = [driver, ...drivers.filter(({ id, transporterId }) => transporterId === driver.transporterId && id !== driver.id)]
  const free = colleagues.find(({ id }) => isFree(id, periodsOf(driver.id)))
  const substitute = colleagues.find(({ id }) => id !== free?.id && isFree(id, periodsOf(relief.id)))
  const { vehicle } = freight
  const alike = vehicles.filter((one) => one.transporterId === vehicle.transporterId && one.vehicleType === vehicle.vehicleType)
  const truck = alike.find(({ id }) => isFree(id, periods))
  if (!free || !substitute || !truck) return undefined
  const crewed = linesOf(plan, attempt, launched, images, { driver: free, relief: substitute, vehicle: truck })
  take(crewPeriods(crewed, now))
  return crewed
}

const outlineOf = ({ status, index, story }: LoadPlan, random: Random, attempt: number): LoadOutline => ({
  // Its collect moves with its launch.
  soon: story !== undefined,
  // Also when the demo starts at night, some load is being collected.
  atNight: isHard(attempt),
  drafted: status === 'DRAFT' || random.chance(0.06),
  scheduled: status === 'CREATED' || random.chance(0.05),
  hurried: isOpen({ status }) && index % 3 === 0,
  mode: modeOf(status, random),
  ending: status === 'EXPIRED' ? 'expired' : status === 'CANCELED' ? 'canceled' : 'finished',
})

/** Scripts that are hard to find are searched with less usual parameters. */
const isHard = (attempt: number) => attempt > 8

/** Most are offered at a fixed price; some modes lead through statuses that others never reach. */
const modeOf = (status: LoadStatus, random: Random): Mode => {
  if (status === 'WAIT_TRANSPORTER_ACCEPT') return 'NORMAL'
  if (status === 'NEGOTIATION') return random.weighted({ QUOTATION: 45, AUCTION: 40, TO_COMBINE: 15 })
  if (status === 'OFFER_COMPLETED') return random.weighted({ NORMAL: 40, AUCTION: 60 })
  if (status === 'DRAFT' || status === 'CREATED' || status === 'WAITING_APPROVE' || status === 'EXPIRED')
    return random.weighted({ NORMAL: 60, QUOTATION: 24, AUCTION: 16 })
  return random.weighted({ NORMAL: 58, QUOTATION: 22, AUCTION: 12, TO_COMBINE: 5, FOB: 3 })
}

/** When to launch a load so that it has its target status now. */
const find = (plan: LoadPlan, now: number, images: readonly string[], calendar: CrewCalendar): readonly ScriptLine[] => {
  const random = randomFrom(`${plan.seed}/when`)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (plan.story && personasOf(plan, attempt, {}).freight.origin.id !== busyGate.place.id) continue
    const launched = past.includes(plan.status) ? launchInThePast(random, now) : launchForStatus(plan, attempt, random, now, images)
    if (launched === undefined) continue
    const tried = linesOf(plan, attempt, launched, images)
    if (statusAt(tried, now) !== plan.status || (plan.story && !standsAs(plan.story, tried, now))) continue
    const lines = withFreeCrew(plan, attempt, launched, now, images, calendar)
    if (lines) return lines
  }
  throw new Error(`No script of ${plan.seed} ends in ${plan.status}`)
}

/** A working hour of the last ninety days; Saturdays are quiet. */
const launchInThePast = (random: Random, now: number) => {
  const day = now - random.next() * DAYS * DAY
  const weekday = new Date(day).getUTCDay()
  if (weekday === 0 || (weekday === 6 && random.chance(0.6))) return undefined
  return atHour(day, random.wholeNumber(7, 17), 'America/Sao_Paulo') + random.wholeNumber(0, 59) * MINUTE
}

/** Milliseconds before its check-in of a truck whose driver has said that he is there. */
const AT_BARRIER = 6 * MINUTE
/** Scripted from an arbitrary day, then moved so that now is within the target status. */
const launchForStatus = (plan: LoadPlan, attempt: number, random: Random, now: number, images: readonly string[]) => {
  // Starts from another hour each time, where a status is short: a launch that is moved past midnight is collected a day later.
  const trial = now - 6 * DAY - (isHard(attempt) ? attempt % 12 : 0) * HOUR
  const span = spanOf(linesOf(plan, attempt, trial, images), plan.status)
  if (!span) return undefined
  const usual = isOpen(plan) && plan.index % 3 === 0 ? 0.99 : 0.04 + random.next() ** 2 * 0.92
  const share = plan.story && plan.story !== 'barrier' ? passedOf[plan.story] : usual
  const then = plan.story === 'barrier' ? span.to - AT_BARRIER : span.from + (span.to - span.from) * share
  return Math.floor((trial + now - then) / MINUTE) * MINUTE
}

/** What happened until now; of the positions, the recent ones and a few of those before. */
const keptLines = (lines: readonly ScriptLine[], now: number): readonly ScriptLine[] => {
  let shown = 0
  return lines.filter(({ at, module }) => {
    if (at > now) return false
    if (module !== 'tracking') return true
    const isKept = at > now - 2 * HOUR || at - shown > 5 * HOUR
    if (isKept) shown = at
    return isKept
  })
}
