import { localDay } from '../kit/local-time.ts'

const DAY = 86_400_000

/** Whole days from today to the due day, in the shipper's zone; negative once it has passed. Undefined: no such moment. */
export const daysLeft = (dueAt: string, now: string): number | undefined =>
  Number.isNaN(Date.parse(dueAt)) ? undefined : (Date.parse(localDay(dueAt)) - Date.parse(localDay(now))) / DAY

export type DueColour = 'green' | 'yellow' | 'red'
/** R202, R203. */
export const dueColour = (days: number): DueColour => (days >= 20 ? 'green' : days >= 5 ? 'yellow' : 'red')
