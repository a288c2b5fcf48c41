import { Type } from 'typebox'
import { command, query } from '../kit/route.ts'
import { Id } from '../kit/schema.ts'
import { HistoryLine } from '../load-details/routes.ts'
import { may } from '../roles.ts'
import { MOST_CHANGED_ORDERS } from './codes.ts'
import { orderChanges } from './form.ts'
import { orderMessages } from './labels.pt.ts'

const plans = { may: may.planOrders }
/** A company's or a person's document, with or without signs. */
const document = Type.String({ minLength: 1, maxLength: 20 })

/** What planners do with several orders, and what the register's documents say of one. Each row has a handler of its own. */
export const orderServed = {
  /** All that happened to an order, latest first: what its fields were and became, and the file and line that said so. */
  history: query('GET /order/:id/events', Type.Array(HistoryLine), { may: may.seeOrders }),
  /** Every order by its own rules: some may change and others not. A repeated request with the same key gets the same answers. */
  changeAll: command('POST /order/update', 'ChangeOrder', {
    ...plans,
    body: {
      orders: Type.Array(Type.Object({ id: Id, ...orderChanges }, { additionalProperties: false }), {
        minItems: 1,
        maxItems: MOST_CHANGED_ORDERS,
      }),
    },
    messages: { done: orderMessages.changed, failed: orderMessages.notChanged },
  }),
  removeAll: command('POST /order/removeByIds', 'RemoveOrder', {
    ...plans,
    body: { ids: Type.Array(Id, { minItems: 1, maxItems: MOST_CHANGED_ORDERS, uniqueItems: true }) },
    messages: { done: orderMessages.removed, failed: orderMessages.notRemoved },
  }),
  /** A place of the register, by its document. */
  changeCollectPlace: command('POST /order/:id/updateCollectPlace', 'ChangeCollectPlace', {
    ...plans,
    query: { placeCnpj: document },
    messages: { done: orderMessages.changed, failed: orderMessages.placeNotChanged },
  }),
  /** `placeStreet`: which of several places with one document. */
  changeDeliveryPlace: command('POST /order/:id/updateDeliveryPlace', 'ChangeDeliveryPlace', {
    ...plans,
    query: { placeDocument: document, placeStreet: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) },
    messages: { done: orderMessages.changed, failed: orderMessages.placeNotChanged },
  }),
}
