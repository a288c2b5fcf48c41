import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { type AccessAnswer, accessRoutes } from '@embarca/contracts/session/access.ts'
import { accessLabels } from '@embarca/contracts/session/labels.pt.ts'
import type { FastifyInstance } from 'fastify'
import { keyOf, refused } from '../../http/command.ts'
import { emailSender } from '../../http/email-sender.ts'
import { Failure } from '../../http/failures.ts'
import { inputOf } from '../../http/input.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { IssueAccessLink } from '../../identity/access-link.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { fold } from '../../kit/fold.ts'
import type { Mail } from '../../kit/mail.ts'
import type { Run } from '../../kit/run.ts'
import { users } from '../index.ts'

type Access = {
  readonly run: Run
  readonly events: Pick<EventStore, 'read'>
  /** Undefined where another server manages passwords. */
  readonly issuer: () => IssueAccessLink | undefined
  readonly mail: Mail
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
type Person = { readonly id: string; readonly name: string; readonly username: string; readonly email: string }

const elsewhere = new Failure(422, 'ACCESS_ELSEWHERE', [accessLabels.elsewhere])

/**
 * Gives a person the link that sets a password, by e-mail. Without a mail server, or for a driver without an e-mail, the user who asked
 * gets it to hand over.
 */
export const serveAccess = (app: FastifyInstance, { run, events, issuer, mail, context }: Access) => {
  for (const [name, row] of Object.entries(accessRoutes))
    serveRow(app, context, {
      ...{ table: 'access', name, row },
      handler: async (request, reply) => {
        const issue = issuer()
        if (!issue) throw elsewhere
        const key = keyOf(request.headers['idempotency-key'])
        const origin = { by: request.admitted.by, key, correlationId: request.id }
        const outcome = await run(users, { type: row.command, data: inputOf(request) }, origin)
        if (isRefusal(outcome)) throw refused(outcome, 'user')

        const { id, name: called, username, email }: Person = fold(users.fold, await events.read(outcome.stream))
        const { link, expiresAt } = issue(id)
        if (!email)
          return reply.send({
            ...outcome,
            channel: 'OUTBOX',
            message: accessLabels.forDriver,
            username,
            expiresAt,
            link,
          } satisfies AccessAnswer)
        const sender = emailSender(mail, accessLabels)
        const text = accessLabels.mail.text(called, username, link, formatLocal(expiresAt).slice(0, 16))
        const message = { key: `${origin.by.shipperId}/${key}/${expiresAt}`, to: email, subject: accessLabels.mail.subject, text }
        await sender.send([message], 'an access link was', request.log)
        const handed = mail.channel === 'OUTBOX' && { link }
        return reply.send({ ...outcome, ...sender.outcome, username, expiresAt, ...handed } satisfies AccessAnswer)
      },
    })
}
