import type { OrderForm } from '@embarca/contracts/order/form.ts'
import { operationGroupOf } from './freight.ts'
import { amountsOf } from './goods.ts'
import { newCpf, newPhone } from './identifiers.ts'
import { demoLanes } from './lanes.ts'
import { type Random, randomFrom } from './random.ts'
import { atHour, atRamp } from './script/hours.ts'
import { DAY, HOUR, iso } from './script/lines.ts'
import { drivingHours } from './script/route.ts'
import type { ShipperData } from './shipper-data.ts'

/** What becomes of an order that no load was launched from yet. */
export type OrderFate = 'waits' | 'blocked' | 'parted' | 'split' | 'removed'
export type WaitingOrder = { readonly form: OrderForm; readonly fate: OrderFate; readonly entered: number }
/** A load that a planner forms of some orders; `unmounted`: and takes apart again. */
export type FormedOrders = { readonly orders: readonly WaitingOrder[]; readonly vehicleType: string; readonly unmounted: boolean }

const fates: Readonly<Record<OrderFate, number>> = { waits: 78, blocked: 16, parted: 7, split: 6, removed: 16 }
const FORMED = 12
const UNMOUNTED = 3
const reasons = ['Cliente com limite de crédito excedido', 'Aguardando a produção', 'Agendamento recusado pelo cliente'] as const
const notes = ['Descarregar pela doca 4.', 'Paletes PBR, sem devolução.', 'Ligar uma hora antes.'] as const
const tags = ['urgente', 'agendado', 'frágil'] as const
const consignees = ['Lúcia Barros', 'Rui Salles', 'Tânia Freitas'] as const

/** Lanes of one shipper from one place, so that orders meet on them. */
const laneOf = (random: Random, from?: string) => random.pick(demoLanes.filter((lane) => from === undefined || lane.from === from))

type Ordering = {
  readonly random: Random
  readonly book: ShipperData
  readonly now: number
  readonly number: number
  readonly prefix?: string
}
type Towards = { readonly from?: string; readonly collect?: number; readonly weight?: readonly [number, number] }
/** An order of a random lane; amounts of its product, collected and delivered in the days to come. */
export const orderTo = (
  { random, book, now, number, prefix = 'PV' }: Ordering,
  { from, collect, weight = [400, 7_800] }: Towards = {},
): OrderForm => {
  const lane = laneOf(random, from)
  const { to, km } = random.pick([{ to: lane.to, km: lane.km }, ...(lane.then ?? [])])
  const place = (key: string) => book.places.find((one) => one.key === key)!
  const [origin, destination] = [place(lane.from), place(to)]
  const day = collect ?? now + random.wholeNumber(1, 6) * DAY
  const collectDate = atHour(day, random.wholeNumber(7, 15), origin.zone)
  const { name: product } = random.pick(book.products.slice(0, 4))
  return {
    code: `${prefix}-${40_000 + number}`,
    freightType: 'CIF',
    operationGroupId: operationGroupOf(book, origin.state),
    product,
    unit: book.units[0]!.name,
    collectPlaceId: origin.id,
    deliveryPlaceId: destination.id,
    collectDate: iso(collectDate),
    deliveryDate: iso(atRamp(collectDate + (drivingHours(km, 58) + random.wholeNumber(6, 30)) * HOUR, destination.zone)),
    ...(random.chance(0.3) && { deliveryFrom: '08:00', deliveryTo: '17:00' }),
    ...amountsOf(product, random.wholeNumber(weight[0] / 10, weight[1] / 10) * 10),
    ...(random.chance(0.12) && { observation: random.pick(notes) }),
    ...(random.chance(0.15) && { tags: [random.pick(tags)] }),
    ...(random.chance(0.08) && { priority: true }),
  }
}

/** One in fourteen goes to a person that no register knows. */
const toPerson = (form: OrderForm, random: Random): OrderForm => {
  const { deliveryPlaceId: _, ...rest } = form
  const name = random.pick(consignees)
  const delivery = {
    name,
    document: newCpf(random),
    street: 'Estrada da Colina',
    number: String(random.wholeNumber(10, 900)),
    city: 'Campinas',
    state: 'SP',
  }
  return { ...rest, delivery, contact: { name, phone: newPhone(random) } }
}

/** Orders of a shipper that wait for a load, and those that a planner formed loads of. `share`: how much of the whole demo is made. */
export const waitingOrders = (seed: string, now: number, book: ShipperData, share: number) => {
  const random = randomFrom(`${seed}/orders/${book.shipper.id}`)
  let number = 0
  const order = (towards?: Towards) => orderTo({ random, book, now, number: ++number }, towards)
  const enteredSince = (days: number) => now - Math.floor((0.05 + random.next() * days) * DAY)
  const counted = (most: number) => Math.max(1, Math.round(most * share))

  const waiting = (Object.entries(fates) as [OrderFate, number][]).flatMap(([fate, count]) =>
    Array.from({ length: counted(count) }, (): WaitingOrder => {
      const form = order(fate === 'split' || fate === 'parted' ? { weight: [9_000, 24_000] } : {})
      const blocked = fate === 'blocked' && { blocked: { reason: random.pick(reasons) } }
      const typed = fate === 'waits' && random.chance(1 / 14) ? toPerson(form, random) : form
      return { form: { ...typed, ...blocked }, fate, entered: enteredSince(4) }
    }),
  )
  const origins = [...new Set(demoLanes.map(({ from }) => from))]
  const formed = Array.from({ length: counted(FORMED) + counted(UNMOUNTED) }, (_, index): FormedOrders => {
    const [from, collect] = [origins[index % origins.length]!, now + random.wholeNumber(1, 4) * DAY]
    const orders = Array.from({ length: random.wholeNumber(3, 7) }, () => order({ from, collect, weight: [1_500, 5_500] }))
    return {
      orders: orders.map((form) => ({ form, fate: 'waits', entered: enteredSince(3) })),
      vehicleType: random.pick(['CARRETA', 'CARRETA_LS', 'BITREM']),
      unmounted: index >= counted(FORMED),
    }
  })
  return { waiting, formed }
}
