import { BulkAnswer } from '@embarca/contracts/bulk/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal, type Refusal } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import { orderServed } from '@embarca/contracts/order/served-routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerRows } from '../../bulk/answer-rows.ts'
import { keyOf, messagesOf, refused } from '../../http/command.ts'
import { notFound } from '../../http/failures.ts'
import { inputOf } from '../../http/input.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { EventStore } from '../../kit/event-store.ts'
import type { Run } from '../../kit/run.ts'
import { orders } from '../index.ts'
import { orderHistory } from './history.ts'
import { placeNamedBy } from './place-by-document.ts'

type Options = {
  readonly run: Run
  readonly events: Pick<EventStore, 'read'>
  readonly viewsFor: (by: Actor) => Views
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
type Origin = { readonly by: Actor; readonly key: string; readonly correlationId: string }
type Named = { readonly id: string }

const originOf = ({ admitted: { by }, headers, id }: FastifyRequest): Origin => ({
  by,
  key: keyOf(headers['idempotency-key']),
  correlationId: id,
})

/** Orders changed or removed together, and places named by their document. */
export const serveOrders = (app: FastifyInstance, { run, events, viewsFor, context }: Options) => {
  const historyOf = orderHistory({ events, viewsFor })
  serveRow(app, context, {
    ...{ table: 'orderServed', name: 'history', row: orderServed.history },
    handler: async (request) => {
      const history = await historyOf((inputOf(request) as Named).id, request.admitted.by)
      if (!history) throw notFound
      return history
    },
  })
  const serveAll = (name: 'changeAll' | 'removeAll', type: 'ChangeOrder' | 'RemoveOrder', thingsIn: (input: object) => readonly Named[]) =>
    serveRow(app, context, {
      ...{ table: 'orderServed', name, row: orderServed[name], response: BulkAnswer },
      handler: (request) => {
        const { key, ...origin } = originOf(request)
        return answerRows(thingsIn(inputOf(request)), async (data) => {
          const outcome = await run(orders, { type, data }, { ...origin, key: `${key}/${data.id}` })
          const { id } = data
          if (!isRefusal(outcome)) return { row: { id, outcome: 'DONE' }, accepted: outcome }
          return { row: { id, outcome: 'REFUSED', code: outcome.refused, messages: messagesOf(outcome, orders.name) } }
        })
      },
    })
  serveAll('changeAll', 'ChangeOrder', (input) => (input as { readonly orders: readonly Named[] }).orders)
  serveAll('removeAll', 'RemoveOrder', (input) => (input as { readonly ids: readonly string[] }).ids.map((id) => ({ id })))

  const serveOne = (
    name: Exclude<keyof typeof orderServed, 'history' | 'changeAll' | 'removeAll'>,
    execute: (input: never, origin: Origin) => Promise<Accepted | Refusal>,
  ) =>
    serveRow(app, context, {
      ...{ table: 'orderServed', name, row: orderServed[name] },
      handler: async (request) => {
        const outcome = await execute(inputOf(request) as never, originOf(request))
        if (isRefusal(outcome)) throw refused(outcome, orders.name)
        const { messages } = orderServed[name]
        return { ...outcome, ...(messages?.done && { messages: [messages.done] }) }
      },
    })

  serveOne('changeCollectPlace', async ({ id, placeCnpj }: Named & { readonly placeCnpj: string }, origin) => {
    const placeId = await placeNamedBy(viewsFor(origin.by), { document: placeCnpj, collects: true })
    return run(orders, { type: 'ChangeCollectPlace', data: { id, placeId } }, origin)
  })
  serveOne(
    'changeDeliveryPlace',
    async ({ id, placeDocument, placeStreet }: Named & { readonly placeDocument: string; readonly placeStreet?: string }, origin) => {
      const placeId = await placeNamedBy(viewsFor(origin.by), { document: placeDocument, street: placeStreet })
      return run(orders, { type: 'ChangeDeliveryPlace', data: { id, placeId } }, origin)
    },
  )
}
