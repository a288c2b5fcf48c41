import { inboxRoutes } from '@embarca/contracts/inbox/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'

/** Milliseconds between reads, for users without a channel of their group (launchers). */
const EVERY = 60_000

/** Whether the user gets entries at all. */
export const useHasInbox = (): boolean => allows(inboxRoutes.summary.may, useSession().roles)

/** What the user has not read of what others did, and the muted kinds. The bell keeps it current. */
export const useInboxSummary = () => useRead(inboxRoutes.summary, {}, { enabled: useHasInbox(), every: EVERY }).data

/** The number of unread entries, of one load or of all. */
export const useUnread = (loadId?: string): number => {
  const summary = useInboxSummary()
  return (loadId === undefined ? summary?.unread : summary?.byLoad[loadId]?.unread) ?? 0
}
