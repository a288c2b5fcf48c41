import { kindOfCode } from '@embarca/contracts/inbox/codes.ts'
import { inboxLabels } from '@embarca/contracts/inbox/labels.pt.ts'
import { isReadUntil } from '@embarca/contracts/inbox/read-marks.ts'
import { formatInstant } from '../kit/words.ts'
import type { StoredEntry } from './entries.ts'
import { isBeforeCollect } from './late.ts'
import type { InboxLoadDocument } from './projector.ts'
import type { InboxSettings } from './settings.ts'

/** An entry as one user sees it; without a `userId` nobody did it. */
export type ShownEntry = Omit<StoredEntry, 'userId' | 'seen'> & { readonly userId?: string; readonly isRead: boolean }
export type InboxViewer = InboxSettings & { readonly userId: string; readonly now: string; readonly since: string }

/** No event says that a load became late: its entry is made when it is read. */
const lateEntry = ({ hashId, lateAt, statusCode }: InboxLoadDocument, now: string): readonly Omit<StoredEntry, 'userId'>[] => {
  if (lateAt === undefined || lateAt > now) return []
  const code = isBeforeCollect(statusCode) ? 'CollectLate' : 'DeliveryLate'
  return [{ id: `late-${hashId}`, code, at: lateAt, detail: inboxLabels.expectedAt(formatInstant(lateAt)) }]
}

/** The entries of a load that a user sees, newest first: not the user's own, of no muted kind, and of the last days only. */
export const entriesFor = (load: InboxLoadDocument, { userId, muted, marks, now, since }: InboxViewer): readonly ShownEntry[] => {
  const entries: readonly (Omit<StoredEntry, 'userId'> & { readonly userId?: string })[] = [...load.entries, ...lateEntry(load, now)]
  return entries
    .filter((entry) => entry.userId !== userId && entry.at >= since && !muted.includes(kindOfCode[entry.code]))
    .map(({ seen, ...entry }) => ({ ...entry, isRead: seen === true || isReadUntil(marks, entry.at, load.hashId) }))
    .sort((a, b) => b.at.localeCompare(a.at))
}
export const unreadOf = (entries: readonly ShownEntry[]): number => entries.filter(({ isRead }) => !isRead).length
