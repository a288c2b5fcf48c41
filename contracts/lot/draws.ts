import { type Static, Type } from 'typebox'
import { Id } from '../kit/schema.ts'
import type { LoadOrder } from '../load/stops.ts'
import type { LoadTerms } from '../load/terms.ts'
import { exact, measureOf, shareOfAmounts } from './volume.ts'

/** How much of an order a withdrawal takes, in the measure of its lot (readings o14). */
export const OrderDraw = Type.Object({ orderId: Id, amount: Type.Number({ minimum: 0 }) })
export type OrderDraw = Static<typeof OrderDraw>

type Sized = Pick<LoadOrder, 'weight' | 'cubage' | 'amount' | 'value'>
type Measured = Pick<LoadTerms, 'measureType'>
/** What an order has in the measure of the lot. */
export const wholeOf = (order: Sized, terms: Measured): number => exact(order[measureOf(terms)] ?? 0)
export const drawnFrom = (orderId: string, draws: readonly OrderDraw[]): number =>
  exact(draws.reduce((total, one) => total + (one.orderId === orderId ? one.amount : 0), 0))

type LotTerms = Measured & { readonly destinations: readonly { readonly orders?: readonly LoadOrder[] }[] }
export const ordersOfLot = ({ destinations }: Pick<LotTerms, 'destinations'>): readonly LoadOrder[] =>
  destinations.flatMap(({ orders = [] }) => orders)

/** Takes that much of the orders, in their order, after what others have drawn; less where the orders have less. */
export const drawOn = (terms: LotTerms, drawn: readonly OrderDraw[], amount: number): OrderDraw[] => {
  let wanted = amount
  return ordersOfLot(terms).flatMap((order) => {
    const { orderId } = order
    const taken = exact(Math.min(wanted, wholeOf(order, terms) - drawnFrom(orderId, drawn)))
    if (!(taken > 0)) return []
    wanted = exact(wanted - taken)
    return [{ orderId, amount: taken }]
  })
}

/** The amounts that go with that much of an order: all of them, or in proportion. */
export const shareOfOrder = (order: Sized, amount: number, terms: Measured): Sized => {
  const whole = wholeOf(order, terms)
  const { value } = order
  const share = Math.min(1, amount / whole)
  return {
    ...shareOfAmounts(order, share),
    ...(value !== undefined && { value: Math.round(value * share) }),
    [measureOf(terms)]: Math.min(amount, whole),
  }
}

/** The orders as a withdrawal carries them. A note stays with the lot unless its whole order is taken. */
export const drawnOrders = (terms: LotTerms, draws: readonly OrderDraw[]): LoadOrder[] =>
  draws.flatMap(({ orderId, amount }) => {
    const order = ordersOfLot(terms).find((one) => one.orderId === orderId)
    if (!order) return []
    const { weight: _, cubage: __, amount: ___, value: ____, notes, ...named } = order
    return [{ ...named, ...shareOfOrder(order, amount, terms), notes: amount >= wholeOf(order, terms) ? notes : [] }]
  })
