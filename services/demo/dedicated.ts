import { termsIn } from '@embarca/contracts/dedicated/contract.ts'
import { rowIdOf } from '@embarca/contracts/dedicated/routes.ts'
import { dayAfter } from '@embarca/contracts/kit/days.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { contractFold } from '../dedicated/index.ts'
import { fold } from '../kit/fold.ts'
import { actorNamed } from './actors.ts'
import { type DemoDriver, type DemoVehicle, drivers, vehicles } from './fleet.ts'
import { freightFor } from './freight.ts'
import type { LoadScript } from './load-script.ts'
import { randomFrom } from './random.ts'
import type { scenario } from './scenario.ts'
import { closed } from './script/close.ts'
import { delivered } from './script/deliver.ts'
import { atHour, atRamp } from './script/hours.ts'
import { DAY, HOUR, iso, type ScriptLine } from './script/lines.ts'
import { orderOf } from './script/offer.ts'
import type { Personas } from './script/personas.ts'
import { drivingHours } from './script/route.ts'
import type { ShipperData } from './shipper-data.ts'

type Around = {
  readonly seed: string
  readonly now: number
  readonly book: ShipperData
  /** Names of the hands and lights of receipts. */
  readonly images: readonly string[]
  readonly perform: ReturnType<typeof scenario>['perform']
  readonly readStream: ReturnType<typeof scenario>['readStream']
  /** Performs a load's script until now; answers its id. */
  readonly play: (script: Omit<LoadScript, 'isOfOperator'>) => Promise<string>
}
/** What stands out about a contract when the demo begins. */
type Part = 'ON_ITS_WAY' | 'SCHEDULED' | 'FREE' | 'DAY_OFF' | 'IDLE' | 'ENDED'
const parts: readonly Part[] = [
  ...(['ON_ITS_WAY', 'SCHEDULED', 'ON_ITS_WAY', 'FREE', 'DAY_OFF', 'SCHEDULED'] as const),
  ...(['ON_ITS_WAY', 'FREE', 'IDLE', 'ON_ITS_WAY', 'SCHEDULED', 'ENDED'] as const),
]
const cycleDays = [10, 1, 5, 10, 15, 20, 10, 25, 10, 5, 15, 10] as const
const PAST = 98
const TRIP = 8
const LONGEST_LANE = 900
/** Numbers of these loads begin behind those of all others. */
const FIRST_NUMBER = 70_000
const MOST_TRIES = 200

type Fleet = { readonly vehicle: DemoVehicle; readonly driver: DemoDriver }
/** Of each company one vehicle, trucks and trailer rigs in turn, and its last driver. */
const fleetOf = ({ transporterIds }: ShipperData): readonly Fleet[] =>
  transporterIds.flatMap((transporterId, n) => {
    const own = vehicles.filter((one) => one.transporterId === transporterId)
    const isRig = n % 2 === 0
    const vehicle = own.findLast(({ vehicleType }) => (isRig ? vehicleType.startsWith('CARRETA') : vehicleType.includes('TRUCK')))
    const driver = drivers.findLast((one) => one.transporterId === transporterId)
    return vehicle && driver ? [{ vehicle, driver }] : []
  })

/** When the load of a trip is collected: its day off is counted where that is. */
const collectOf = (launched: number, { origin }: Personas['freight']) => atHour(launched + DAY, 7, origin.zone)

/** A trip of the contract's vehicle: launched for it, put in transit, delivered and closed. */
const tripOf = (personas: Personas, contract: string, launched: number, images: readonly string[]): readonly ScriptLine[] => {
  const { book, freight } = personas
  const { origin, stops, weights, form } = freight
  const collect = collectOf(launched, freight)
  const departs = collect + 3 * HOUR
  const promised = stops.map(({ place, km }, index) =>
    atRamp(departs + (drivingHours(km, 62) * 1.12 + 2.5 + index * 1.5) * HOUR, place.zone),
  )
  const { target: _, acceptType: __, freightPriceDriver: ___, ...usual } = form
  const filled = (number: number) =>
    ({
      ...usual,
      freightType: 'DEDICADO',
      dedicatedVehicleId: contract,
      externalId: `${book.codes.prefix}${book.codes.first + number}`,
      origins: [{ placeId: origin.id, collectDate: iso(collect), weight: weights.reduce((a, b) => a + b) }],
      destinations: stops.map(({ place }, index) => ({
        ...{ placeId: place.id, deliveryDate: iso(promised[index]!), weight: weights[index]! },
        externalId: orderOf(book.codes.first + number, index),
      })),
    }) as unknown as LaunchForm
  const launch: ScriptLine = {
    at: launched,
    by: book.username.operator,
    module: 'load',
    ask: (_, number) => ({ type: 'LaunchLoad', data: filled(number) }),
    reaches: 'LINKED_TO_DRIVER_VEHICLE',
  }
  const transit: ScriptLine = {
    at: departs,
    by: book.username.operator,
    module: 'load',
    ask: (hash) => ({ type: 'PutInTransit', data: { id: contract, hash } }),
    reaches: 'IN_TRANSIT',
  }
  const trip = delivered(personas, departs, promised, images)
  return [launch, transit, ...trip.lines, ...closed(personas, departs, trip.drops, images)].sort((a, b) => a.at - b.at)
}

/** When the loads of a contract were launched, by what it does now. */
const launchesOf = (part: Part, n: number, now: number): readonly number[] => {
  const last = { ON_ITS_WAY: 1.6, SCHEDULED: 0.3, FREE: 6, DAY_OFF: 7, IDLE: 19, ENDED: 9 }[part]
  const launches: number[] = []
  for (let ago = last; ago < PAST - 4; ago += TRIP + (n % 3)) launches.unshift(now - ago * DAY)
  return launches
}

const kmOf = ({ stops }: { readonly stops: readonly { readonly km: number }[] }) => stops.at(-1)!.km

/** Twelve contracts with three past cycles, their loads and what was corrected of them (demo of the dedicated fleet). */
export const seedDedicated = async ({ seed, now, book, images, perform, readStream, play }: Around): Promise<void> => {
  const [operator, at] = [actorNamed(book.username.operator), iso(now - PAST * DAY)]
  const ask = (key: string, type: string, data: object, when = iso(now - HOUR), module = 'dedicated') =>
    perform({ module, command: { type, data }, by: operator, key: `${seed}/dedicated/${key}`, at: when })
  const fleet = fleetOf(book).slice(0, parts.length)
  await Promise.all(
    fleet.map(async ({ vehicle, driver }, n) => {
      const part = parts[n]!
      const today = Number(localDay(iso(now)).slice(8))
      const terms = {
        ...{ vehicleIds: [vehicle.id], transporterId: vehicle.transporterId, driverId: driver.id, cycleDay: cycleDays[n]! },
        ...{ freightPriceNegotiated: 1_650_000 + n * 85_000, distanceAmountNegotiated: 4_000 + (n % 4) * 1_500 },
        ...{ pricePerKmExceeded: 380 + n * 9, penaltyPrice: 45_000, tags: n % 3 === 0 ? ['frota fixa'] : [] },
        daysOff: part === 'DAY_OFF' ? [today] : [Number(dayAfter(localDay(iso(now)), 3).slice(8))],
        ...(part === 'DAY_OFF' && { reasonDaysOff: 'Manutenção preventiva' }),
      }
      const stream = await ask(`${n}`, 'SaveContract', terms, at)
      const id = stream.slice('dedicated-'.length)
      const loadIds: string[] = []
      const isOff = (launched: number, freight: Personas['freight']) =>
        terms.daysOff.includes(Number(localDay(iso(collectOf(launched, freight)), freight.origin.zone).slice(8)))
      for (const [trip, launched] of launchesOf(part, n, now).entries()) {
        const random = randomFrom(`${seed}/dedicated/${n}/${trip}`)
        const freightOf = () => freightFor(random, book, vehicle.transporterId, { vehicle })
        let freight = freightOf()
        for (let tries = 0; kmOf(freight) > LONGEST_LANE && tries < MOST_TRIES; tries++) freight = freightOf()
        if (isOff(launched, freight)) continue
        const personas: Personas = { book, freight, driver, relief: driver, otherCompanies: [], random }
        loadIds.push(await play({ book, number: FIRST_NUMBER + n * 100 + trip, lines: tripOf(personas, id, launched, images) }))
      }
      await corrected({ n, id, loadIds })
      if (part === 'ENDED') await ask(`${n}/end`, 'DisableContract', { id })
      if (part === 'IDLE') {
        const { idleAt } = fold(contractFold, await readStream(stream))
        if (idleAt !== undefined && idleAt < iso(now)) {
          const command = { type: 'TellIdle', data: { id, idleAt } }
          await perform({ module: 'dedicated', command, by: { program: book.shipper.id }, key: `${seed}/dedicated/${n}/idle`, at: idleAt })
        }
      }
    }),
  )

  /** Tolls, kilometres, penalties, complements, and a load that counts in another cycle. */
  async function corrected({ n, id, loadIds }: { readonly n: number; readonly id: string; readonly loadIds: readonly string[] }) {
    const rowAt = (back: number) => ({ id, shippingHash: loadIds.at(-back)! })
    const contract = fold(contractFold, await readStream(`dedicated-${id}`))
    const rows = (back: number) => contract.rows[loadIds.at(-back)!]
    if (n % 2 === 0 && rows(3)) await ask(`${n}/toll`, 'ChangeToll', { ...rowAt(3), tollPrice: 18_750 + n * 500 })
    if (n % 3 === 0 && rows(4)) await ask(`${n}/km`, 'ChangeDrivenDistance', { ...rowAt(4), distance: 640.5 + n * 10 })
    if (n % 3 === 1 && rows(2))
      await ask(`${n}/penalty`, 'SetPenalty', { ...rowAt(2), value: 45_000, reason: 'Chegou 6 h depois do combinado' })
    const past = rows(6)?.cycle
    if (n % 4 === 0 && past) await ask(`${n}/extra`, 'ComplementCycle', { id, cycle: past, complementPrice: 62_000, tollPrice: 9_400 })
    const moved = loadIds.findLast((one) => contract.rows[one] && contract.rows[one].cycle !== contract.rows[loadIds.at(-1)!]?.cycle)
    const running = contract.rows[loadIds.at(-1)!]?.cycle
    if (n === 2 && moved && running && termsIn(contract))
      await ask(`${n}/cycle`, 'ChangeRowCycle', { id: rowIdOf(id, moved), cycle: running, justification: 'Entrega no ciclo seguinte' })
  }
}
