import { shortDateTime } from '../../base/date-times.ts'

/** The day of an instant, as the chat shows it. */
export const dayOf = (iso: string) => shortDateTime(iso).slice(0, 5)
export const hourOf = (iso: string) => shortDateTime(iso).slice(6)

/** Whether this item is the first of its day, so that the day is shown once. */
export const beginsDay = (items: readonly { readonly date: string }[], index: number): boolean => {
  const [before, now] = [items[index - 1], items[index]]
  return now !== undefined && (before === undefined || dayOf(before.date) !== dayOf(now.date))
}
