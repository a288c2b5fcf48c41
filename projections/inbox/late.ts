import { type LoadStatus, precedes } from '@embarca/contracts/load/codes.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'

/** When a load is due where, by the id of each stop. */
export type DueDates = {
  readonly collects: readonly { readonly id: string; readonly at: string }[]
  readonly deliveries: readonly { readonly id: string; readonly at: string }[]
}
export const dueDatesOf = ({ origins, destinations }: Pick<LoadTerms, 'origins' | 'destinations'>): DueDates => ({
  collects: origins.map(({ originId: id, collectDate: at }) => ({ id, at })),
  deliveries: destinations.map(({ destinationId: id, deliveryDate: at }) => ({ id, at })),
})
export const redated = (dates: DueDates, side: keyof DueDates, id: string, at: string): DueDates => ({
  ...dates,
  [side]: dates[side].map((stop) => (stop.id === id ? { id, at } : stop)),
})

const isHired = (status: LoadStatus) => !precedes(status, 'ASSIGNED_TO_TRANSPORTER')
/** From which instant a load in this status is late; undefined where nothing is due, as before a hiring and after the delivery. */
export const lateFrom = (status: LoadStatus, { collects, deliveries }: DueDates): string | undefined => {
  if (!isHired(status) || !precedes(status, 'DELIVERED')) return undefined
  return isBeforeCollect(status)
    ? collects[0]?.at
    : deliveries
        .map(({ at }) => at)
        .sort()
        .at(-1)
}
export const isBeforeCollect = (status: LoadStatus): boolean => precedes(status, 'IN_COLLECT')
