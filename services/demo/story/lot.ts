import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { withdrawalLoad, withdrawalName } from '@embarca/contracts/lot/codes.ts'
import type { DemoDriver } from '../fleet.ts'
import type { Freight } from '../freight.ts'
import type { Random } from '../random.ts'
import type { Book } from '../shippers.ts'
import { loginOf } from './cast.ts'
import { delivered, receiptOf } from './deliver.ts'
import { collected } from './drive.ts'
import { atHour, atOffice } from './hours.ts'
import { DAY, HOUR, iso, type Line, MINUTE, type Told } from './lines.ts'
import { orderOf } from './offer.ts'

export type LotCast = {
  readonly book: Book
  readonly freight: Freight
  /** Three that share it. */
  readonly companies: readonly string[]
  readonly crewOf: (transporterId: string) => { readonly drivers: readonly DemoDriver[]; readonly vehicleId: string }
  readonly random: Random
}

const TONNE = 1_000
/** What one truck takes of it. */
export const BURDEN = 25 * TONNE

/** A volume launched at that moment: parts agreed on, withdrawn by truck after truck, one of them canceled. */
export const lotStory = (cast: LotCast, launched: number, images: readonly string[]): readonly Line[] => {
  const { book, companies, random } = cast
  const total = random.whole(8, 16) * BURDEN
  const launch: Line = {
    at: launched,
    by: book.username.operator,
    module: 'load',
    ask: (_id, number) => ({
      type: 'LaunchLoad',
      data: lotForm(cast, { launched, total, number: book.codes.first + number }),
    }),
  }
  const shares = [0.45, 0.3, 0.2]
  const parts = companies.flatMap((transporterId, n) => {
    const quota = Math.floor((total * shares[n]!) / BURDEN) * BURDEN
    const wanted = atOffice(launched + random.whole(1, 8) * HOUR + n * 40 * MINUTE)
    return [{ transporterId, quota, wanted, approved: atOffice(wanted + random.whole(10, 200) * MINUTE) }]
  })
  const agreed = parts.flatMap(({ transporterId, quota, wanted, approved }): Line[] => [
    { at: wanted - 7 * MINUTE, by: loginOf(transporterId), module: 'negotiation', ask: (id) => ({ type: 'SeeOffer', data: { id } }) },
    { at: wanted, by: loginOf(transporterId), module: 'lot', ask: (id) => ({ type: 'WantPart', data: { id, quota } }) },
    {
      at: approved,
      by: book.username.approver,
      module: 'lot',
      ask: async (id, _number, told) => ({
        type: 'ApproveAgreement',
        data: { id, lotAgreementId: await agreementOf(told, id, transporterId) },
      }),
    },
  ])
  const taken = withdrawals(cast, parts)
  return [launch, ...agreed, ...taken.flatMap((one, index) => trip(cast, one, index + 1, images))].sort((a, b) => a.at - b.at)
}

/** The form of a volume that several companies carry in parts. */
export const lotForm = (
  { book, freight, companies }: Pick<LotCast, 'book' | 'freight' | 'companies'>,
  { launched, total, number }: { readonly launched: number; readonly total: number; readonly number: number },
): LaunchForm => {
  const { origin, stops, form } = freight
  const { freightPrice = 0, acceptType: _, ...rest } = form
  const last = stops.at(-1)!
  const collect = atHour(launched + 3 * DAY, 8, origin.zone)
  return {
    ...rest,
    ...(rest.referenceValue && { referenceValue: Math.round((rest.referenceValue * total) / BURDEN) }),
    deliveryType: 'LOT',
    externalId: `${book.codes.prefix}L${number}`,
    lot: { pricePerPart: freightPrice, weightBurden: BURDEN, amountMinimum: 10 * TONNE, amountMaximum: total },
    target: { ...rest.target, flAll: false, groupIds: [], transporterIds: [...companies] },
    origins: [{ placeId: origin.id, collectDate: iso(collect), weight: total }],
    destinations: [{ placeId: last.place.id, deliveryDate: iso(collect + 5 * DAY), weight: total, externalId: orderOf(number, 0) }],
  }
}

const agreementOf = async (told: Told, loadId: string, transporterId: string): Promise<string> =>
  (await told(`lot-${loadId}`)).find(({ type, data }) => type === 'LotAgreementProposed' && data.transporterId === transporterId)?.data
    .lotAgreementId

type Part = { readonly transporterId: string; readonly quota: number; readonly approved: number }
type Withdrawal = { readonly transporterId: string; readonly at: number; readonly driver: DemoDriver; readonly vehicleId: string }

/** Truck after truck, in the order in which they ask: so many are they named by. */
const withdrawals = ({ crewOf, random }: LotCast, parts: readonly Part[]): readonly Withdrawal[] =>
  parts
    .flatMap(({ transporterId, quota, approved }) => {
      const { drivers, vehicleId } = crewOf(transporterId)
      let at = approved
      return Array.from({ length: quota / BURDEN }, (_, n): Withdrawal => {
        at = atOffice(at + random.whole(5, 46) * HOUR + random.whole(0, 50) * MINUTE)
        return { transporterId, at, driver: drivers[n % drivers.length]!, vehicleId }
      })
    })
    .sort((a, b) => a.at - b.at)

/** A withdrawal and the load it becomes. */
const trip = (cast: LotCast, { transporterId, at, driver, vehicleId }: Withdrawal, number: number, images: readonly string[]): Line[] => {
  const { book, freight, random } = cast
  const withdraw: Line = {
    at,
    by: loginOf(transporterId),
    module: 'lot',
    ask: (id) => ({ type: 'Withdraw', data: { id, amount: BURDEN } }),
  }
  const whose = (line: Line): Line => {
    const { reaches: _, ...rest } = line
    return { ...rest, ask: (id, n, told) => line.ask(withdrawalLoad(id, withdrawalName(number)), n, told) }
  }
  if (random.chance(0.08)) {
    const cancel: Line = {
      at: at + random.whole(20, 90) * MINUTE,
      by: book.username.operator,
      module: 'load',
      ask: (id) => ({ type: 'CancelDelivery', data: { id: `${id}-1`, reason: 'Caminhão não compareceu' } }),
    }
    return [withdraw, whose(cancel)]
  }
  const last = freight.stops.at(-1)!
  const alone = { ...freight, stops: [last], vehicle: { ...freight.vehicle, id: vehicleId } }
  const actors = { book, freight: alone, driver, relief: driver, others: [], random: calm(random) }
  const offer = {
    lines: [],
    opens: at,
    ends: at,
    collect: at + 5 * HOUR,
    promised: [at + 30 * DAY],
    mode: 'NORMAL',
    filled: () => never(),
  } as const
  const { lines: collecting, departs } = collected(actors, offer, at)
  const { lines: delivering, drops } = delivered(actors, departs, offer.promised, images)
  const judged = drops.map(
    ({ ended }): Line => ({
      at: atOffice(ended + random.whole(30, 900) * MINUTE),
      by: book.username.receipts,
      module: 'receipt',
      ask: (id) => ({ type: 'ApproveReceipt', data: { id: `${id}-1`, receiverId: receiptOf(id, 0) } }),
    }),
  )
  const looked = judged.at(-1)!.at
  const papers = random.whole(1_000, 900_000)
  const ended = random.chance(0.8) ? [invoiced(cast, looked, papers), finished(cast, looked + 20 * MINUTE)] : []
  return [withdraw, ...[...collecting, ...delivering.filter(({ module }) => module !== 'tracking'), ...judged, ...ended].map(whose)]
}

const invoiced = ({ book }: LotCast, at: number, paper: number): Line => ({
  at: at + 10 * MINUTE,
  by: book.username.operator,
  module: 'load',
  ask: (id, number) => ({
    type: 'AddInvoices',
    data: { id: `${id}-1`, invoices: [{ orderCode: orderOf(book.codes.first + number, 0), series: '1', number: String(paper) }] },
  }),
})
const finished = ({ book }: LotCast, at: number): Line => ({
  at,
  by: book.username.receipts,
  module: 'load',
  ask: (id) => ({ type: 'FinishLoad', data: { id } }),
})

/** Nobody changes his mind on the way of a lot. */
const calm = (random: Random): Random => ({ ...random, chance: () => false })
const never = (): never => {
  throw new Error('A withdrawal is not launched by a form.')
}
