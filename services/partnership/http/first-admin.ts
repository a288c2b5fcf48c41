import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { carrierAccessLabels as labels } from '@embarca/contracts/partnership/labels.pt.ts'
import type { CarrierAdded } from '@embarca/contracts/partnership/onboarding-routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { FastifyRequest } from 'fastify'
import { keyOf, refused } from '../../http/command.ts'
import { emailSender } from '../../http/email-sender.ts'
import type { IssueAccessLink } from '../../identity/access-link.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { fold } from '../../kit/fold.ts'
import type { Mail } from '../../kit/mail.ts'
import type { Run } from '../../kit/run.ts'
import { users } from '../../user/index.ts'

type Inviting = {
  readonly run: Run
  readonly events: Pick<EventStore, 'read'>
  readonly issuer: () => IssueAccessLink | undefined
  readonly mail: Mail
}
type Person = { readonly transporterId: string; readonly company: string; readonly name: string; readonly email: string }

/**
 * Registers the first administrator of a carrier and sends the one-time link; without a mail server the user who asked gets it to hand
 * over. Undefined where another server manages passwords: the person is registered there.
 */
export const firstAdmin = async (
  { run, events, issuer, mail }: Inviting,
  request: FastifyRequest,
  views: Views,
  { transporterId, company, name, email }: Person,
): Promise<CarrierAdded['access']> => {
  const key = `${keyOf(request.headers['idempotency-key'])}/admin`
  const { by } = request.admitted
  const outcome = await run(
    users,
    { type: 'InviteCarrierAdmin', data: { transporterId, name, email } },
    { by, key, correlationId: request.id },
  )
  if (isRefusal(outcome)) throw refused(outcome, 'user')
  const issue = issuer()
  if (!issue) return undefined

  const { id, username }: { id: string; username: string } = fold(users.fold, await events.read(outcome.stream))
  const { link, expiresAt } = issue(id)
  const shipper = await views.get<{ name: string }>('shipper', by.shipperId)
  const sender = emailSender(mail, labels)
  const text = labels.text(name, company, shipper?.name ?? 'Embarca', username, link, formatLocal(expiresAt).slice(0, 16))
  await sender.send([{ key: `${key}/${expiresAt}`, to: email, subject: labels.subject, text }], 'an access link was', request.log)
  return { ...sender.outcome, username, expiresAt, ...(mail.channel === 'OUTBOX' && { link }) }
}
