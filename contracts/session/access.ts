import { type Accepted, command } from '../kit/route.ts'
import { may } from '../roles.ts'
import { accessLabels } from './labels.pt.ts'

/** Days for which an access link opens. */
export const ACCESS_DAYS = 3

/** Mounted apart from the tables: no event and no view contains a link or a password. */
export const accessRoutes = {
  /**
   * Issues a link with which the person sets a password, the first or a new one; an earlier link ends. The answer also has
   * `expiresAt`, `channel` (`MAIL`, or `OUTBOX` when no mail server is configured), a `message` to show and, with `OUTBOX` only, the `link`.
   */
  issue: command('POST /user/:id/accessLink', 'IssueAccessLink', {
    may: may.manageUsers,
    messages: { done: accessLabels.sent, failed: accessLabels.failed },
  }),
}
export type AccessAnswer = Accepted & {
  readonly channel: 'MAIL' | 'OUTBOX'
  readonly message: string
  /** ISO 8601 UTC. */
  readonly expiresAt: string
  readonly link?: string
}
