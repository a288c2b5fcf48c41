import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { withdrawalLoad, withdrawalName } from '@embarca/contracts/lot/codes.ts'
import { type CrewCalendar, crewPeriods } from '../crew-calendar.ts'
import type { DemoDriver, DemoVehicle } from '../fleet.ts'
import type { Freight } from '../freight.ts'
import { type Random, randomFrom } from '../random.ts'
import type { ShipperData } from '../shipper-data.ts'
import { delivered, receiptOf } from './deliver.ts'
import { collected } from './drive.ts'
import { atHour, atOffice } from './hours.ts'
import { DAY, HOUR, iso, MINUTE, type ReadStream, type ScriptLine } from './lines.ts'
import { orderOf } from './offer.ts'
import { loginOf } from './personas.ts'
import { nfeNumberOf } from './receipt-photo.ts'

export type LotPersonas = {
  readonly book: ShipperData
  readonly freight: Freight
  /** Three companies that share it. */
  readonly companies: readonly string[]
  /** Its drivers and the vehicles that take a part of the lot. */
  readonly crewOf: (transporterId: string) => { readonly drivers: readonly DemoDriver[]; readonly vehicles: readonly DemoVehicle[] }
  readonly random: Random
}

const TONNE = 1_000
/** The volume of one truck. */
export const BURDEN = 25 * TONNE

/** The script of a lot launched at that moment: agreements, withdrawals by truck after truck, one of them canceled. */
export const lotLines = (
  personas: LotPersonas,
  { launched, now }: { readonly launched: number; readonly now: number },
  images: readonly string[],
  calendar: CrewCalendar,
): readonly ScriptLine[] => {
  const { book, companies, random } = personas
  const total = random.wholeNumber(8, 16) * BURDEN
  const launch: ScriptLine = {
    at: launched,
    by: book.username.operator,
    module: 'load',
    ask: (_id, number) => ({
      type: 'LaunchLoad',
      data: lotForm(personas, { launched, total, number: book.codes.first + number }),
    }),
  }
  const shares = [0.45, 0.3, 0.2]
  const parts = companies.flatMap((transporterId, n) => {
    const quota = Math.floor((total * shares[n]!) / BURDEN) * BURDEN
    const requestedAt = atOffice(launched + random.wholeNumber(1, 8) * HOUR + n * 40 * MINUTE)
    return [{ transporterId, quota, requestedAt, approved: atOffice(requestedAt + random.wholeNumber(10, 200) * MINUTE) }]
  })
  const agreed = parts.flatMap(({ transporterId, quota, requestedAt, approved }): ScriptLine[] => [
    { at: requestedAt - 7 * MINUTE, by: loginOf(transporterId), module: 'negotiation', ask: (id) => ({ type: 'SeeOffer', data: { id } }) },
    { at: requestedAt, by: loginOf(transporterId), module: 'lot', ask: (id) => ({ type: 'WantPart', data: { id, quota } }) },
    {
      at: approved,
      by: book.username.approver,
      module: 'lot',
      ask: async (id, _number, readStream) => ({
        type: 'ApproveAgreement',
        data: { id, lotAgreementId: await agreementOf(readStream, id, transporterId) },
      }),
    },
  ])
  const trips = withdrawals(personas, parts, collectionFrom(launched, personas)).flatMap(
    (one) => trip(personas, one, now, images, calendar) ?? [],
  )
  return [launch, ...agreed, ...trips.flatMap((numbered, index) => numbered(index + 1))].sort((a, b) => a.at - b.at)
}

const COLLECTED_AT = 8
/** The first truck may come on the next morning. */
const collectionFrom = (launched: number, { freight }: Pick<LotPersonas, 'freight'>) =>
  atHour(launched + DAY, COLLECTED_AT, freight.origin.zone)
/** When a withdrawal is collected: like its lot, on the next morning. */
const nextMorning = (at: number, { freight }: Pick<LotPersonas, 'freight'>) => {
  const today = atHour(at, COLLECTED_AT, freight.origin.zone)
  return today >= at ? today : collectionFrom(at, { freight })
}

/** The launch form of a lot. */
export const lotForm = (
  { book, freight, companies }: Pick<LotPersonas, 'book' | 'freight' | 'companies'>,
  { launched, total, number }: { readonly launched: number; readonly total: number; readonly number: number },
): LaunchForm => {
  const { origin, stops, form } = freight
  const { freightPrice = 0, acceptType: _, ...rest } = form
  const last = stops.at(-1)!
  const collect = collectionFrom(launched, { freight })
  return {
    ...rest,
    ...(rest.referenceValue && { referenceValue: Math.round((rest.referenceValue * total) / BURDEN) }),
    deliveryType: 'LOT',
    externalId: `${book.codes.prefix}${number}`,
    lot: { pricePerPart: freightPrice, weightBurden: BURDEN, amountMinimum: 10 * TONNE, amountMaximum: total },
    target: { ...rest.target, flAll: false, groupIds: [], transporterIds: [...companies] },
    origins: [{ placeId: origin.id, collectDate: iso(collect), weight: total }],
    destinations: [{ placeId: last.place.id, deliveryDate: iso(collect + 5 * DAY), weight: total, externalId: orderOf(number, 0) }],
  }
}

const agreementOf = async (readStream: ReadStream, loadId: string, transporterId: string): Promise<string> =>
  (await readStream(`lot-${loadId}`)).find(({ type, data }) => type === 'LotAgreementProposed' && data.transporterId === transporterId)
    ?.data.lotAgreementId

type Part = { readonly transporterId: string; readonly quota: number; readonly approved: number }
type Withdrawal = { readonly transporterId: string; readonly at: number }

/** The withdrawals in the order of their commands, which gives their numbers. */
const withdrawals = ({ random }: LotPersonas, parts: readonly Part[], from: number): readonly Withdrawal[] =>
  parts
    .flatMap(({ transporterId, quota, approved }) => {
      let at = Math.max(approved, from - 5 * HOUR)
      return Array.from({ length: quota / BURDEN }, (): Withdrawal => {
        at = atOffice(at + random.wholeNumber(5, 46) * HOUR + random.wholeNumber(0, 50) * MINUTE)
        return { transporterId, at }
      })
    })
    .sort((a, b) => a.at - b.at)

/** The lines of a withdrawal and its load, once its number is known. */
type NumberedTrip = (number: number) => readonly ScriptLine[]

/** Undefined when the company has no driver or vehicle left for it. */
const trip = (
  personas: LotPersonas,
  { transporterId, at }: Withdrawal,
  now: number,
  images: readonly string[],
  calendar: CrewCalendar,
): NumberedTrip | undefined => {
  const { book, random, crewOf } = personas
  const withdraw: ScriptLine = {
    at,
    by: loginOf(transporterId),
    module: 'lot',
    ask: (id) => ({ type: 'Withdraw', data: { id, amount: BURDEN } }),
  }
  if (random.chance(0.08)) {
    const cancel: ScriptLine = {
      at: at + random.wholeNumber(20, 90) * MINUTE,
      by: book.username.operator,
      module: 'load',
      ask: (id) => ({ type: 'CancelDelivery', data: { id: `${id}-1`, reason: 'Caminhão não compareceu' } }),
    }
    return (number) => [withdraw, forWithdrawal(cancel, number)]
  }
  const seed = `${transporterId}/${at}/${random.next()}`
  const scriptFor = (driver: DemoDriver, vehicle: DemoVehicle) => carried(personas, at, driver, vehicle, randomFrom(seed), images)
  const { drivers, vehicles } = crewOf(transporterId)
  const periods = crewPeriods(scriptFor(drivers[0]!, vehicles[0]!), now)
  const driver = drivers.find(({ id }) => calendar.isFree(id, periods))
  const vehicle = vehicles.find(({ id }) => calendar.isFree(id, periods))
  if (!driver || !vehicle) return undefined
  const lines = scriptFor(driver, vehicle)
  calendar.take(crewPeriods(lines, now))
  return (number) => [withdraw, ...lines.map((line) => forWithdrawal(line, number))]
}

const forWithdrawal = ({ reaches: _, photos, ...line }: ScriptLine, number: number): ScriptLine => {
  const load = (id: string) => withdrawalLoad(id, withdrawalName(number))
  return {
    ...line,
    ask: (id, n, readStream) => line.ask(load(id), n, readStream),
    ...(photos && { photos: (id: string, n: number) => photos(load(id), n) }),
  }
}

/** From the bound driver to the finished load. */
const carried = (
  { book, freight }: LotPersonas,
  at: number,
  driver: DemoDriver,
  vehicle: DemoVehicle,
  random: Random,
  images: readonly string[],
): readonly ScriptLine[] => {
  const last = freight.stops.at(-1)!
  const ownFreight = { ...freight, stops: [last], vehicle }
  const actors = { book, freight: ownFreight, driver, relief: driver, otherCompanies: [], random: calm(random) }
  const offer = {
    lines: [],
    opens: at,
    ends: at,
    collect: nextMorning(at, { freight }),
    promised: [at + 30 * DAY],
    mode: 'NORMAL',
    filled: () => never(),
  } as const
  const { lines: collecting, departs } = collected(actors, offer, at)
  const { lines: delivering, drops } = delivered(actors, departs, offer.promised, images)
  const reviews = drops.map(
    ({ ended }): ScriptLine => ({
      at: atOffice(ended + random.wholeNumber(30, 900) * MINUTE),
      by: book.username.receipts,
      module: 'receipt',
      ask: (id) => ({ type: 'ApproveReceipt', data: { id: `${id}-1`, receiverId: receiptOf(id, 0) } }),
    }),
  )
  const looked = reviews.at(-1)!.at
  const ended = random.chance(0.8) ? [invoiced(book, looked), finished(book, looked + 20 * MINUTE)] : []
  return [...collecting, ...delivering.filter(({ module }) => module !== 'tracking'), ...reviews, ...ended]
}

const invoiced = (book: ShipperData, at: number): ScriptLine => ({
  at: at + 10 * MINUTE,
  by: book.username.operator,
  module: 'load',
  ask: (id, number) => {
    const orderCode = orderOf(book.codes.first + number, 0)
    const invoice = { orderCode, series: '1', number: String(nfeNumberOf(orderCode, id)) }
    return { type: 'AddInvoices', data: { id: `${id}-1`, invoices: [invoice] } }
  },
})
const finished = (book: ShipperData, at: number): ScriptLine => ({
  at,
  by: book.username.receipts,
  module: 'load',
  ask: (id) => ({ type: 'FinishLoad', data: { id } }),
})

/** No driver or transporter of a lot refuses. */
const calm = (random: Random): Random => ({ ...random, chance: () => false })
const never = (): never => {
  throw new Error('A withdrawal is not launched by a form.')
}
