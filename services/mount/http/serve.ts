import { isRefusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import { mountServed } from '@embarca/contracts/mount/routes.ts'
import type { FastifyInstance } from 'fastify'
import { keyOf, refused } from '../../http/command.ts'
import { inputOf } from '../../http/input.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { fold } from '../../kit/fold.ts'
import type { Run } from '../../kit/run.ts'
import { isVisibleTo, NotFound } from '../../kit/scope.ts'
import { orders, ownershipOfOrder } from '../../order/index.ts'
import { mounts } from '../index.ts'

type Options = {
  readonly run: Run
  readonly events: Pick<EventStore, 'read'>
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}

/** Takes an order out of its formed load: the stream of the order says which one, that of the formed load decides. */
export const serveMounts = (app: FastifyInstance, { run, events, context }: Options) =>
  serveRow(app, context, {
    ...{ table: 'mountServed', name: 'removeOrder', row: mountServed.removeOrder },
    handler: async (request) => {
      const { by } = request.admitted
      const { id, reason } = inputOf(request) as { readonly id: string; readonly reason: string }
      const order = fold(orders.fold, await events.read(orders.stream(id)))
      const owner = ownershipOfOrder(order)
      if (!owner || !isVisibleTo(by, owner)) throw new NotFound()
      if (order.status !== 'MOUNTED' || order.mountId === undefined) throw refused(refuse('ORDER_NOT_MOUNTED'), mounts.name)
      const command = { type: 'RemoveOrders' as const, data: { id: order.mountId, orderIds: [id], reason } }
      const outcome = await run(mounts, command, { by, key: keyOf(request.headers['idempotency-key']), correlationId: request.id })
      if (isRefusal(outcome)) throw refused(outcome, mounts.name)
      return outcome
    },
  })
