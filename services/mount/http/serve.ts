import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import { mountLabels, mountMessages } from '@embarca/contracts/mount/labels.pt.ts'
import { mountServed, ordersByKey } from '@embarca/contracts/mount/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyOf, refused } from '../../http/command.ts'
import { forbidden, invalid } from '../../http/failures.ts'
import { inputOf } from '../../http/input.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { EventStore } from '../../kit/event-store.ts'
import type { Files } from '../../kit/files.ts'
import { fold } from '../../kit/fold.ts'
import type { Run } from '../../kit/run.ts'
import { isVisibleTo, NotFound, type Ownership } from '../../kit/scope.ts'
import { type LoadCommand, loads } from '../../load/index.ts'
import { orders, ownershipOfOrder } from '../../order/index.ts'
import { mounts } from '../index.ts'
import type { MountTypes } from '../types.ts'
import { type Answered, former, type Wanted } from './form.ts'
import { serveLaunches } from './launch.ts'
import { ordersWithKeys } from './orders-by-key.ts'

type Options = {
  readonly run: Run
  readonly data: { readonly events: EventStore; readonly files: Files }
  readonly viewsFor: (by: Actor) => Views
  readonly now: () => string
  readonly context: Pick<HttpContext, 'admission' | 'isOn' | 'commandContext'>
}

type Added = { readonly shippingOrderId?: string; readonly shippingId?: string; readonly orderIds: readonly string[] }

/** Loads formed of orders and launched; orders that join or leave them. */
export const serveMounts = async (app: FastifyInstance, { run, data, viewsFor, now, context }: Options) => {
  const { events, files } = data
  const form = former({ run, events, viewsFor })
  await serveLaunches(app, { run, form, files, attached: context.commandContext.attached, now, context })
  const originOf = ({ admitted: { by }, headers, id }: FastifyRequest) => ({
    ...{ by, key: keyOf(headers['idempotency-key']), correlationId: id },
  })
  /** Throws `NotFound` when it is not there for the user. */
  const isLaunched = async (id: string, by: Actor) => {
    const mount = fold(mounts.fold, await events.read(mounts.stream(id)))
    const owner = mounts.owner(mount, {}, { by } as never) as Ownership | undefined
    if (!owner || !isVisibleTo(by, owner)) throw new NotFound()
    return mount.status === 'LAUNCHED'
  }
  const ofMount = async (command: MountTypes['command'], request: FastifyRequest): Promise<Answered> => ({
    outcome: await run(mounts, command, originOf(request)),
    module: mounts.name,
  })
  /** Launched loads are changed by who runs them. */
  const ofLoad = async (command: LoadCommand, request: FastifyRequest): Promise<Answered> => {
    if (!allows(may.runLoads, request.admitted.by.roles)) throw forbidden
    return { outcome: await run(loads, command, originOf(request)), module: loads.name }
  }
  const serve = (name: keyof typeof mountServed, decide: (input: never, request: FastifyRequest) => Promise<Answered>) =>
    serveRow(app, context, {
      ...{ table: 'mountServed', name, row: mountServed[name] },
      handler: async (request) => {
        const { outcome, module } = await decide(inputOf(request) as never, request)
        if (isRefusal(outcome)) throw refused(outcome, module)
        const { done } = mountServed[name].messages ?? {}
        const formed = name === 'form' && { id: outcome.stream.slice(mounts.stream('').length) }
        return { ...outcome, ...formed, ...(done && { messages: [done] }) }
      },
    })
  serve('form', (wanted: Wanted, request) => form(wanted, originOf(request)))
  const addOrders = async ({ shippingOrderId, shippingId, orderIds }: Added, request: FastifyRequest): Promise<Answered> => {
    const id = shippingOrderId ?? shippingId
    if (id === undefined) throw invalid([mountLabels.loadMissing], [{ field: 'shippingOrderId', message: mountLabels.loadMissing }])
    return shippingOrderId === undefined || (await isLaunched(id, request.admitted.by))
      ? ofLoad({ type: 'AddLoadOrders', data: { id, orderIds: [...orderIds] } }, request)
      : ofMount({ type: 'AddOrders', data: { shippingOrderId: id, orderIds } }, request)
  }
  serve('addOrders', addOrders)
  serveRow(app, context, {
    ...{ table: 'ordersByKey', name: 'addByInvoiceKeys', row: ordersByKey.addByInvoiceKeys },
    handler: async (request) => {
      const { keys, shippingOrderId } = inputOf(request) as { readonly keys: readonly string[]; readonly shippingOrderId?: string }
      const { added, rejected } = await ordersWithKeys(keys, viewsFor(request.admitted.by))
      if (shippingOrderId !== undefined && added.length) {
        const orderIds = [...new Set(added.map(({ id }) => id))]
        const { outcome, module } = await addOrders({ shippingOrderId, orderIds }, request)
        if (isRefusal(outcome)) throw refused(outcome, module)
      }
      return { added, rejected, messages: added.length ? [mountMessages.addedByKeys] : [] }
    },
  })
  serve('removeOrders', async (data: { readonly id: string; readonly orderIds: string[]; readonly reason: string }, request) =>
    (await isLaunched(data.id, request.admitted.by))
      ? ofLoad({ type: 'RemoveLoadOrders', data }, request)
      : ofMount({ type: 'RemoveOrders', data }, request),
  )
  serve('removeOrder', async ({ id, reason }: { readonly id: string; readonly reason: string }, request) => {
    const order = fold(orders.fold, await events.read(orders.stream(id)))
    const owner = ownershipOfOrder(order)
    if (!owner || !isVisibleTo(request.admitted.by, owner)) throw new NotFound()
    const { status, loadId, mountId } = order
    const taken = { orderIds: [id], reason }
    if (status === 'LAUNCHED' && loadId !== undefined) return ofLoad({ type: 'RemoveLoadOrders', data: { id: loadId, ...taken } }, request)
    if (status !== 'MOUNTED' || mountId === undefined) throw refused(refuse('ORDER_NOT_MOUNTED'), mounts.name)
    return ofMount({ type: 'RemoveOrders', data: { id: mountId, ...taken } }, request)
  })
}
