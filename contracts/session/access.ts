import { Type } from 'typebox'
import { type Accepted, command } from '../kit/route.ts'
import { Line } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { EMAIL } from '../share/codes.ts'
import { accessLabels } from './labels.pt.ts'

/** Days for which an access link opens. */
export const ACCESS_DAYS = 3

export const colleagueRoles = ['transporter_admin', 'transporter_operator', 'transporter_comun'] as const

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
  /** A carrier's administrator gives a person of the company access. */
  inviteColleague: command('POST /webtransporter/users', 'InviteCarrierUser', {
    may: may.consentForTransporter,
    body: {
      name: Line,
      email: Type.String({ maxLength: 200, pattern: EMAIL }),
      role: Type.Enum(colleagueRoles),
    },
    messages: { failed: accessLabels.failed },
  }),
  /** Another link for a colleague who lost the password, or let the first link expire. */
  colleagueAccess: command('POST /webtransporter/users/:id/access', 'IssueColleagueLink', {
    may: may.consentForTransporter,
    messages: { failed: accessLabels.failed },
  }),
  /** `:id` is a driver's: his first way in, or a new password. Only the company that registered him gives it; the answer has the link. */
  inviteDriver: command('POST /webtransporter/drivers/:id/access', 'InviteDriver', {
    may: may.operateForTransporter,
    messages: { failed: accessLabels.failed },
  }),
}
export type AccessAnswer = Accepted & {
  readonly username: string
  readonly channel: 'MAIL' | 'OUTBOX'
  readonly message: string
  /** ISO 8601 UTC. */
  readonly expiresAt: string
  readonly link?: string
}
