import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal, type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import { mountLabels } from '@embarca/contracts/mount/labels.pt.ts'
import { orderCodeOf } from '@embarca/contracts/order/codes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { EventStore } from '../../kit/event-store.ts'
import type { Run } from '../../kit/run.ts'
import { programFor } from '../../kit/scope.ts'
import { orders } from '../../order/index.ts'
import { mounts } from '../index.ts'
import type { MountTypes } from '../types.ts'

export type Origin = { readonly by: Actor; readonly key: string; readonly correlationId: string }
export type Answered = { readonly outcome: Accepted | Refusal; readonly module: string }
type Setting = { readonly run: Run; readonly events: Pick<EventStore, 'read'>; readonly viewsFor: (by: Actor) => Views }

type Said = Omit<Extract<MountTypes['command'], { type: 'FormMount'; data: { orderIds: unknown } }>['data'], 'orderIds'>
/** `portions`: kilograms by order. */
export type Wanted = Said & {
  readonly orderIds?: readonly string[]
  readonly orderCodes?: readonly string[]
  readonly portions?: Readonly<Record<string, number>>
}

const missing = refuse('ORDERS_MISSING', { fields: [{ field: 'orderIds', message: mountLabels.ordersMissing }] })
const unknown = (field: string, message: string) => refuse('ORDERS_UNKNOWN', { fields: [{ field, message }] })

/** Forms a load of orders that are named by id or code, of some only a portion: all of it, or nothing stays withdrawn. */
export const former = ({ run, events, viewsFor }: Setting) => {
  const idsOfCodes = async (typed: readonly string[], by: Actor): Promise<readonly string[] | Refusal> => {
    const codes = [...new Set(typed.map(orderCodeOf))]
    const where = { code: codes, isLive: true }
    const { items } = await viewsFor(by).page<{ orderId: string; code: string }>('order', {
      where,
      sort: ['code', 'asc'],
      size: codes.length,
    })
    const ids = new Map(items.map(({ code, orderId }) => [code, orderId]))
    const strange = codes.filter((code) => !ids.has(code))
    return strange.length ? unknown('orderCodes', mountLabels.codesUnknown(strange)) : codes.map((code) => ids.get(code)!)
  }

  /** The id of the order that a portion became, or the whole order where the portion is all of it. */
  const withdrawn = async (id: string, weight: number, { by, key, correlationId }: Origin): Promise<{ readonly id: string } | Refusal> => {
    const command = { type: 'WithdrawPortion' as const, data: { id, weight: String(weight) } }
    const outcome = await run(orders, command, { by, correlationId, key: `${key}/portion/${id}` })
    if (isRefusal(outcome)) return outcome.refused === 'PORTION_WHOLE' ? { id } : outcome
    const [event] = (await events.read(outcome.stream, outcome.revision)) as readonly { readonly data: unknown }[]
    const { portionId } = event!.data as { readonly portionId: string }
    // Its reaction makes the order as well; whichever comes second changes nothing.
    const program = { by: programFor(by.shipperId), asProgram: true, correlationId, key: `${key}/create/${portionId}` } as const
    await run(orders, { type: 'CreatePortion', data: { id: portionId } }, program)
    return { id: portionId }
  }
  const givenBack = (portions: readonly string[], { by, key, correlationId }: Origin) =>
    Promise.all(portions.map((id) => run(orders, { type: 'RemoveOrder', data: { id } }, { by, correlationId, key: `${key}/return/${id}` })))

  return async ({ orderIds, orderCodes, portions = {}, ...said }: Wanted, origin: Origin): Promise<Answered> => {
    const ofMount = (outcome: Accepted | Refusal): Answered => ({ outcome, module: mounts.name })
    const ids = orderIds ?? (orderCodes && (await idsOfCodes(orderCodes, origin.by)))
    if (!ids) return ofMount(missing)
    if (isRefusal(ids)) return ofMount(ids)
    if (Object.keys(portions).some((id) => !ids.includes(id))) return ofMount(unknown('portions', mountLabels.portionsUnknown))

    const taken = new Map<string, string>()
    for (const [id, weight] of Object.entries(portions)) {
      const portion = await withdrawn(id, weight, origin)
      if (isRefusal(portion)) {
        await givenBack([...taken.values()], origin)
        return { outcome: portion, module: orders.name }
      }
      if (portion.id !== id) taken.set(id, portion.id)
    }
    const data = { ...said, orderIds: ids.map((id) => taken.get(id) ?? id) }
    const outcome = await run(mounts, { type: 'FormMount', data }, origin)
    if (isRefusal(outcome)) await givenBack([...taken.values()], origin)
    return ofMount(outcome)
  }
}
