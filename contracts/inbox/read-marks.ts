/** How far a user has read: everything up to `all`, and of single loads further. */
export type InboxReadMarks = { readonly all?: string; readonly byLoad: Readonly<Record<string, string>> }

/** Loads whose own marks are kept; the oldest mark is dropped first, and what it covered becomes unread again. */
const MOST_MARKS = 200

/** Whether entries of an instant are read, of one load or of all. Instants are ISO UTC. */
export const isReadUntil = ({ all = '', byLoad }: InboxReadMarks, at: string, loadId?: string): boolean =>
  at <= all || (loadId !== undefined && at <= (byLoad[loadId] ?? ''))

/** The marks after one more; a mark for everything makes earlier ones of single loads superfluous. */
export const withReadMark = (
  marks: InboxReadMarks,
  { until, loadId }: { readonly until: string; readonly loadId?: string },
): InboxReadMarks => {
  if (loadId === undefined) {
    const later = Object.entries(marks.byLoad).filter(([, at]) => at > until)
    return { all: until, byLoad: Object.fromEntries(later) }
  }
  const { [loadId]: _, ...others } = marks.byLoad
  return { ...marks, byLoad: Object.fromEntries([...Object.entries(others), [loadId, until]].slice(-MOST_MARKS)) }
}
