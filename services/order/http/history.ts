import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { weightText } from '@embarca/contracts/kit/measures.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { OrderEvent, OrderSource } from '@embarca/contracts/order/events.ts'
import { orderLabels, sourceTexts } from '@embarca/contracts/order/labels.pt.ts'
import type { orderServed } from '@embarca/contracts/order/served-routes.ts'
import { actorNames } from '@embarca/projections/history/readers.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { fold } from '../../kit/fold.ts'
import { isVisibleTo } from '../../kit/scope.ts'
import { changesIn } from '../changes.ts'
import { orderStream } from '../lookups.ts'
import { ownershipOf } from '../ownership.ts'
import { type OrderState, orderFold } from '../state.ts'

type Setting = { readonly events: Pick<EventStore, 'read'>; readonly viewsFor: (by: Actor) => Views }
type Names = { readonly groupName: (id: string) => string; readonly mountName: (id: string) => string | undefined }

const emptyText = 'vazio'

const detailOf = (event: OrderEvent, before: OrderState, { groupName, mountName }: Names): string => {
  const changes = changesIn([event], before, { groupName }).map(
    (one) => `${one.name}: ${one.before || emptyText} → ${one.after || emptyText}`,
  )
  const { source } = event.data as { readonly source?: OrderSource }
  const others = (): readonly (string | undefined)[] => {
    switch (event.type) {
      case 'OrderPortionWithdrawn':
        return [event.data.code, weightText(event.data.amounts.weight)]
      case 'OrderPortionReturned':
        return [before.portions[event.data.portionId]?.code]
      case 'OrderMounted':
        return [mountName(event.data.mountId)]
      case 'OrderUnmounted':
        return [mountName(event.data.mountId), event.data.reason]
      case 'OrderLaunched':
        return [event.data.externalId]
      case 'OrderReleased':
        return [orderLabels.cause[event.data.cause]]
      default:
        return []
    }
  }
  return [...changes, ...others(), ...(source ? sourceTexts(source) : [])].filter(Boolean).join(' · ')
}

/** What happened to an order, latest first; undefined: there is none that the user may see. */
export const orderHistory =
  ({ events, viewsFor }: Setting) =>
  async (id: string, by: Actor): Promise<OutputOf<typeof orderServed.history> | undefined> => {
    const recorded = await events.read(orderStream(id))
    const owner = ownershipOf(fold(orderFold, recorded))
    if (!owner || !isVisibleTo(by, owner)) return undefined
    const views = viewsFor(by)
    const nameActor = await actorNames(
      views,
      recorded.map((event) => event.by),
    )
    const all = recorded as unknown as readonly (Recorded & OrderEvent)[]
    const named = async (view: string, ids: readonly string[], field: 'name' | 'externalId') => {
      const found = [...new Set(ids)].map(async (one) => [one, (await views.get<Record<string, string>>(view, one))?.[field]] as const)
      return new Map(await Promise.all(found))
    }
    const groups = await named(
      'operationGroup',
      all.flatMap(({ data }) => (data as { operationGroupId?: string }).operationGroupId ?? []),
      'name',
    )
    const mounts = await named(
      'mount',
      all.flatMap(({ data }) => (data as { mountId?: string }).mountId ?? []),
      'externalId',
    )
    const names: Names = { groupName: (one) => groups.get(one) ?? one, mountName: (one) => mounts.get(one) }
    let before = orderFold.initial
    return all
      .map((event) => {
        const detail = detailOf(event, before, names)
        before = fold(orderFold, [event as unknown as Recorded], before)
        const { id: eventId, type, recordedAt, occurredAt, isEstimated, stream, revision } = event
        return {
          ...{ id: eventId, kind: 'fact' as const, type, label: orderLabels.event[type], recordedAt, occurredAt, stream, revision },
          ...(detail && { detail }),
          ...(isEstimated && { isEstimated }),
          ...nameActor(event.by),
        }
      })
      .reverse()
  }
