import { isRefusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import { plus } from '@embarca/contracts/order/amounts.ts'
import { orderCodeOf } from '@embarca/contracts/order/codes.ts'
import type { OrderEvent } from '@embarca/contracts/order/events.ts'
import type { ImportedOrder } from '@embarca/contracts/order/reactions.ts'
import { changed, created } from './edit.ts'
import { refusedAt } from './faults.ts'
import { amountsIn, detailsAfter, faultsOf } from './form.ts'
import { lineOf, type OrderState } from './state.ts'
import type { NamedLookup, OrderDecisionContext, OrderDecisions, OrderFault } from './types.ts'

/** A line of a file names an order by its code: it creates, restates or adds to it (readings o23 to o25). */
export const importing: OrderDecisions<'ImportOrder' | 'RemoveNote', { ImportOrder: NamedLookup }> = {
  ImportOrder: (row, order, context) => imported(row, order, context),
  RemoveNote: ({ nfeKey, source }, order) => {
    const { orderId, mountId, loadId, status } = order
    const notes = order.notes.filter((note) => note.nfeKey !== nfeKey)
    if (notes.length === order.notes.length) return []
    const event: OrderEvent = {
      type: 'OrderChanged',
      data: { orderId, ...(status === 'MOUNTED' && mountId !== undefined && { mountId }), notes, source },
    }
    const isInLoad = status === 'LAUNCHED' || status === 'DELIVERED'
    return isInLoad ? refuse('ORDER_DIFFERS', { orderId, loadId, events: [event] }) : event
  },
}

type Context = Pick<OrderDecisionContext<NamedLookup>, 'by' | 'newId' | 'lookups'>

/** What a line comes to: events, none where it says nothing new, or why it is refused. The dry run asks the same. */
export const imported = (row: ImportedOrder, order: OrderState, context: Context): readonly OrderEvent[] | OrderFault => {
  const { source, increment, ...form } = row
  if (!order.orderId) {
    const event = created(form, source, order, context)
    return isRefusal(event) ? event : [event]
  }
  // The code of a portion is held by its origin.
  if (order.code !== orderCodeOf(form.code)) return refuse('ORDER_CODE_TAKEN')
  if (order.status === 'DELIVERED' || order.status === 'SPLIT') return refuse('ORDER_CODE_ENDED', { orderId: order.orderId })
  const isBound = order.status === 'MOUNTED' || order.status === 'LAUNCHED'
  if (isElsewhere(form, order, context)) return refusedAt([{ code: 'ORDER_PLACE_OTHER', field: 'delivery' }])!
  const events = increment ? added(row, order, context) : changed(form, { ...order, status: 'UNBIND' }, context, source)
  // What a load was made of does not change under it.
  if (isBound && !isRefusal(events) && events.length > 0)
    return refuse('ORDER_DIFFERS', { orderId: order.orderId, loadId: order.loadId, events })
  return events
}

/** Lines of one code are items of one order, delivered at one place. */
const isElsewhere = (form: Omit<ImportedOrder, 'source' | 'increment'>, order: OrderState, { lookups, newId }: Context): boolean => {
  if (form.deliveryPlaceId === undefined && !form.delivery) return false
  const { delivery } = detailsAfter(form, order, lookups, newId)
  const documentOf = (place: typeof delivery) => (place?.company ?? place?.person)?.document
  const before = documentOf(order.delivery)
  const now = documentOf(delivery)
  return before !== undefined && now !== undefined && before !== now
}

/** Adds a line's amounts and new notes, once per file content and line. */
const added = (row: ImportedOrder, order: OrderState, context: Context): readonly OrderEvent[] | OrderFault => {
  const { source, increment: _, ...form } = row
  const line = lineOf(source)
  if (line !== undefined && order.counted.includes(line)) return []
  const details = detailsAfter(form, order, context.lookups, context.newId)
  const faults = faultsOf(form, details, context.lookups)
  if (faults.length) return refusedAt(faults)!
  if (order.portionOf) return refuse('ORDER_PORTION_FIXED')
  const more = amountsIn(form, { weight: 0, cubage: 0, quantity: 0, value: 0 })
  const known = order.notes.map(({ noteId }) => noteId)
  const notes = (form.notes ? details.notes : []).filter(({ noteId }) => !known.includes(noteId))
  // A note that the order has already, from a form or another file, is in its amounts.
  if (source.kind === 'NFE' && notes.length === 0) return []
  const total = plus(order.total, more)
  const tooMuch = refusedAt(
    faultsOf({ weight: total.weight || 1, cubage: total.cubage, quantity: total.quantity, value: total.value }, details, context.lookups),
  )
  return tooMuch ?? [{ type: 'OrderAmountsAdded', data: { orderId: order.orderId, amounts: more, ...(notes.length && { notes }), source } }]
}
