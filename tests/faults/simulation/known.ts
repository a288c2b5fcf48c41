import type { Replayed } from '@embarca/projections/replay/replayed.ts'
import type { Seen } from './seen.ts'

/** What both know of a load: the witness who read the log as it grew, and the replay that reads it afterwards. */
export type Known = {
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
export const knownBy = (seen: Seen | undefined): Known | undefined =>
  !seen || seen.status === 'NEW' || seen.status === 'DELETED'
    ? undefined
    : {
        status: seen.status,
        externalId: seen.externalId,
        hiringType: seen.hiringType,
        hired: seen.hired,
        driver: seen.driver,
        accepted: [...seen.accepted].sort(),
        orders: [...seen.orders].sort(),
        invoices: [...seen.invoices.keys()].sort(),
        underWay: [...(seen.lot?.withdrawals ?? [])].flatMap(([id, { status }]) => (status === 'UNDER_WAY' ? [id] : [])).sort(),
        drops: dropped(seen.shown),
      }

/** As `knownBy`; of the drops, only those that the witness expects. */
export const knownToReplay = ({ details, card }: Replayed, { drops: expected }: Pick<Seen, 'drops'>): Known | undefined =>
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
