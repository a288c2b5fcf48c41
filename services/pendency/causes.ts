import { type LoadStatus, precedes, sections } from '@embarca/contracts/load/codes.ts'
import { isLot } from '@embarca/contracts/load/rules.ts'
import type { LoadState } from '../load/index.ts'
import type { DropsById } from './drops.ts'
import type { PendencyState } from './state.ts'

const HOUR = 3_600_000
const later = (at: string, hours: number) => new Date(Date.parse(at) + hours * HOUR).toISOString()

/** What a rule found: since when it holds, and the load's own date to resolve it by. */
export type Cause = {
  readonly destinationId?: string
  readonly orderId?: string
  /** Absent: as soon as it is looked at. */
  readonly from?: string
  readonly dueAt?: string
}
export type Found = { readonly load: LoadState; readonly drops: DropsById }
/** `open`: the type's open pendencies. */
type Rule = (found: Found, openedBy: number, open: readonly PendencyState[]) => readonly Cause[]

const firstCollect = ({ terms }: LoadState): string | undefined => terms?.origins.map(({ collectDate }) => collectDate).sort()[0]
/** Launched, and on its way to a status. A lot never is: its withdrawals are loads of their own. */
const isBefore = (load: LoadState, status: LoadStatus) =>
  load.terms !== undefined && !isLot(load) && load.status !== 'NEW' && load.status !== 'DELETED' && precedes(load.status, status)
const inProgress: readonly string[] = sections.inProgress
const collected: readonly string[] = ['COLLECT_DONE', 'IN_TRANSIT', 'IN_DELIVERY', 'DELIVERED']

/** Where the system opens a pendency (o42), by type. A cause that is no longer found is gone. */
export const causes: Readonly<Record<string, Rule>> = {
  // No driver was confirmed these hours before the first collect.
  1: ({ load }, hours) => {
    const collect = firstCollect(load)
    return collect && isBefore(load, 'LINKED_TO_DRIVER_VEHICLE') ? [{ from: later(collect, -hours), dueAt: collect }] : []
  },
  2: ({ load }, hours) => {
    const collect = firstCollect(load)
    return collect && isBefore(load, 'IN_COLLECT') ? [{ from: later(collect, hours), dueAt: collect }] : []
  },
  3: ({ load, drops }, hours) =>
    inProgress.includes(load.status)
      ? (load.terms?.destinations ?? []).flatMap(({ destinationId, deliveryDate }) =>
          drops[destinationId]?.arrivedAt ? [] : [{ destinationId, from: later(deliveryDate, hours), dueAt: deliveryDate }],
        )
      : [],
  4: ({ load }) => {
    const isNoted = (orderCode: string) => load.invoices.some((one) => one.orderCode === orderCode)
    const open = load.terms?.destinations.some(({ orderCode, nfCode }) => !nfCode && !isNoted(orderCode))
    return open && collected.includes(load.status) ? [{}] : []
  },
  // An import opens it; it is gone when the canceled note was removed from the load.
  5: ({ load }, _, open) =>
    open
      .filter(({ nfeKey }) => nfeKey === undefined || load.invoices.some((one) => one.nfeKey === nfeKey))
      .map(({ orderId }) => ({ ...(orderId !== undefined && { orderId }) })),
  6: ({ load, drops }, hours) =>
    load.status === 'CANCELED'
      ? []
      : Object.entries(drops).flatMap(([destinationId, { endedAt, hasImage }]) =>
          endedAt && !hasImage ? [{ destinationId, from: later(endedAt, hours) }] : [],
        ),
}
