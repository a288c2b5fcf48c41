import type { Replayed } from '@embarca/projections/replay/replayed.ts'
import type { ObservedLoad } from './observed-load.ts'

/** The common part of a load in the observer's model, built live, and in the replay, read afterwards. */
export type ComparedLoad = {
  readonly status: string
  readonly externalId?: string | undefined
  readonly hiringType: string
  readonly hired?: string | undefined
  readonly driver?: string | undefined
  readonly accepted: readonly string[]
  readonly orders: readonly string[]
  readonly invoices: readonly string[]
  readonly underWay: readonly string[]
  readonly drops: readonly string[]
}

type Drop = { readonly id: string; readonly arrived: boolean; readonly images: number; readonly ended: boolean; readonly status: string }
const dropped = (drops: readonly Drop[]) =>
  drops
    .map(({ id, arrived, images, ended, status }) => [id, arrived && 'arrived', images > 0 && 'shown', ended && 'ended', status].join(' '))
    .sort()

/** Undefined: there is no such load. */
export const knownBy = (observed: ObservedLoad | undefined): ComparedLoad | undefined =>
  !observed || observed.status === 'NEW' || observed.status === 'DELETED'
    ? undefined
    : {
        status: observed.status,
        externalId: observed.externalId,
        hiringType: observed.hiringType,
        hired: observed.hired,
        driver: observed.driver,
        accepted: [...observed.accepted].sort(),
        orders: [...observed.orders].sort(),
        invoices: [...observed.invoices.keys()].sort(),
        underWay: [...(observed.lot?.withdrawals ?? [])].flatMap(([id, { status }]) => (status === 'UNDER_WAY' ? [id] : [])).sort(),
        drops: dropped(observed.shown),
      }

/** As `knownBy`, limited to the drops that the observer expects. */
export const knownToReplay = ({ details, card }: Replayed, { drops: expected }: Pick<ObservedLoad, 'drops'>): ComparedLoad | undefined =>
  details &&
  card && {
    status: details.status,
    externalId: card.externalId,
    hiringType: card.hiringType,
    hired: details.transporterId,
    driver: card.driverId,
    accepted: details.accepts.map(({ transporterId }) => transporterId).sort(),
    orders: (details.terms?.destinations ?? []).map(({ orderCode }) => orderCode).sort(),
    invoices: details.invoices.map(({ invoiceId }) => invoiceId).sort(),
    underWay: [...(details.underWay ?? [])].sort(),
    drops: expected.length
      ? dropped(details.drops.map(({ receiptId, arrivedAt, ...drop }) => ({ ...drop, id: receiptId, arrived: arrivedAt !== undefined })))
      : [],
  }
