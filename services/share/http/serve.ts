import { randomUUID } from 'node:crypto'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { loadOfCall } from '@embarca/contracts/load/delivery-call.ts'
import { shareLabels } from '@embarca/contracts/share/labels.pt.ts'
import { type ShareCommand, shareRoutes } from '@embarca/contracts/share/routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { LOADS } from '@embarca/projections/shared/found-loads.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '../../http/command.ts'
import { emailSender } from '../../http/email-sender.ts'
import { inputOf } from '../../http/input.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { fold } from '../../kit/fold.ts'
import type { Mail } from '../../kit/mail.ts'
import type { Run } from '../../kit/run.ts'
import { type Link, shareFold, shares } from '../index.ts'
import { handOutsOf } from './hand-outs.ts'
import { shareIdIn, tokenOf } from './token.ts'

export type ShareRoutesOptions = {
  readonly run: Run
  readonly events: Pick<EventStore, 'read'>
  readonly viewsFor: (by: Actor) => Views
  readonly mail: Mail
  /** Signs the links; its holder can open any of them. */
  readonly secret: Buffer
  readonly publicUrl: string
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
type Call = { readonly id: string; readonly deliveryId?: string }

/** Tracking links: shared, sent and shortened, for staff that runs loads. */
export const serveSharing = (app: FastifyInstance, sharing: ShareRoutesOptions) => {
  const { run, events, viewsFor, mail, secret, publicUrl, context } = sharing
  const sender = emailSender(mail, shareLabels)
  const pages = { long: `${publicUrl}/share/`, short: `${publicUrl}/s/` }

  const execute = async (request: FastifyRequest, command: ShareCommand, key: string) => {
    const outcome = await run(shares, command, { by: request.admitted.by, key, correlationId: request.id })
    if (isRefusal(outcome)) throw refused(outcome, 'share')
    return outcome
  }
  const linked = async (request: FastifyRequest, { id, deliveryId }: Call) => {
    const data = { id, ...(deliveryId !== undefined && { deliveryId }) }
    const { stream } = await execute(request, { type: 'ShareLink', data }, randomUUID())
    const recorded = await events.read(stream)
    const link = fold(shareFold, recorded).link!
    return { link, recorded }
  }
  const addressed = ({ shareId, expiresAt }: Link) => {
    const token = tokenOf(secret, shareId)
    return { link: `${pages.long}${token}`, shortLink: `${pages.short}${token}`, expiresAt }
  }

  const route = (name: keyof typeof shareRoutes, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    serveRow(app, context, { table: 'share', name, row: shareRoutes[name], handler })

  route('shareLink', async (request) => {
    const { link, recorded } = await linked(request, inputOf(request) as Call)
    return { ...addressed(link), handedOut: await handOutsOf(recorded, link, viewsFor(request.admitted.by)) }
  })

  route('send', async (request) => {
    const { emails, ...call } = inputOf(request) as Call & { emails: string[] }
    const { link, expiresAt } = addressed((await linked(request, call)).link)
    const views = viewsFor(request.admitted.by)
    const [card, shipper] = await Promise.all([
      views.get<{ externalId: string }>(LOADS, loadOfCall(call)),
      views.get<{ name: string }>('shipper', request.admitted.by.shipperId),
    ])
    const key = String(request.headers['idempotency-key'] ?? randomUUID())
    const code = card?.externalId ?? ''
    const text = shareLabels.mail.text(code, shipper?.name ?? 'Embarca', link, formatLocal(expiresAt).slice(0, 16))
    const emailTo = (to: string) => ({ key: `${key}/${to}`, to, subject: shareLabels.mail.subject(code), text })
    await sender.send(emails.map(emailTo), 'a tracking link was', request.log)
    const accepted = await execute(request, { type: 'SendSharedLink', data: { ...call, emails } }, key)
    return { ...accepted, ...sender.outcome }
  })

  route('shorten', (request) => {
    const { url } = inputOf(request) as { url: string }
    const token = url.startsWith(pages.long) ? url.slice(pages.long.length) : ''
    if (shareIdIn(secret, token) === undefined) throw refused({ refused: 'LINK_NOT_OURS' }, 'share')
    return { shortUrl: `${pages.short}${token}` }
  })
}
