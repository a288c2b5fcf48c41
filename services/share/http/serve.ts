import { randomUUID } from 'node:crypto'
import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { isRefusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import { loadOfCall } from '@embarca/contracts/load/delivery-call.ts'
import type { ShareEvent } from '@embarca/contracts/share/events.ts'
import type { PassedLink } from '@embarca/contracts/share/hand-out.ts'
import { shareLabels } from '@embarca/contracts/share/labels.pt.ts'
import { type ShareCommand, shareRoutes } from '@embarca/contracts/share/routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { carrierContact } from '@embarca/projections/partnership/contact.ts'
import { LOADS } from '@embarca/projections/shared/found-loads.ts'
import { loadInWords, minuteOf } from '@embarca/projections/shared/load-in-words.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '../../http/command.ts'
import { emailSender } from '../../http/email-sender.ts'
import { handOutsOf } from '../../http/hand-outs.ts'
import { inputOf } from '../../http/input.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { LookupContext, OwnerModules } from '../../kit/command-row.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { fold } from '../../kit/fold.ts'
import type { KeyOrRing } from '../../kit/key-ring.ts'
import type { Mail } from '../../kit/mail.ts'
import type { Run } from '../../kit/run.ts'
import { isVisibleTo, NotFound } from '../../kit/scope.ts'
import { isOfferedTo, loadOf, ownershipOf } from '../../load/index.ts'
import { type Link, shareFold, shares } from '../index.ts'
import { shareIdIn, tokenOf } from './token.ts'

export type ShareRoutesOptions = {
  readonly run: Run
  readonly events: Pick<EventStore, 'read'>
  readonly viewsFor: (by: Actor) => Views
  readonly kinds: OwnerModules
  readonly mail: Mail
  /** Signs the links; its holder can open any of them. */
  readonly secret: KeyOrRing
  readonly publicUrl: string
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
type Logged = Recorded & ShareEvent
type Call = { readonly id: string; readonly deliveryId?: string }

const wayOf = (event: Logged): Pick<PassedLink['handedOut'][number], 'way' | 'receiver'> | undefined => {
  if (event.type === 'SharedLinkSent') return { way: 'MAIL' }
  return event.type === 'SharedLinkHandedOut' ? event.data : undefined
}

/** Tracking links: shared, sent and shortened, for staff that runs loads. */
export const serveSharing = (app: FastifyInstance, sharing: ShareRoutesOptions) => {
  const { run, events, viewsFor, kinds, mail, secret, publicUrl, context } = sharing
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
    const own = (recorded as readonly Logged[]).filter(({ data }) => 'shareId' in data && data.shareId === link.shareId)
    const firstOpenedAt = own.find(({ type }) => type === 'SharedLinkOpened')?.recordedAt
    return {
      ...addressed(link),
      ...(firstOpenedAt && { firstOpenedAt }),
      handedOut: await handOutsOf(own, wayOf, viewsFor(request.admitted.by)),
    }
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
    const text = shareLabels.mail.text(code, shipper?.name ?? 'Embarca', link, minuteOf(expiresAt))
    const emailTo = (to: string) => ({ key: `${key}/${to}`, to, subject: shareLabels.mail.subject(code), text })
    await sender.send(emails.map(emailTo), 'a tracking link was', request.log)
    const accepted = await execute(request, { type: 'SendSharedLink', data: { ...call, emails } }, key)
    return { ...accepted, ...sender.outcome }
  })

  route('offerLink', async (request): Promise<PassedLink> => {
    const { id, transporterId } = inputOf(request) as { id: string; transporterId: string }
    const { by } = request.admitted
    const read: LookupContext['read'] = async (of, stream) => fold(of, await events.read(stream))
    const look = { by, kinds, read }
    const load = await loadOf(look, id)
    const owner = await ownershipOf(load, look)
    if (!owner || !isVisibleTo(by, owner)) throw new NotFound()
    if (!(await isOfferedTo(load, transporterId, look))) throw refused(refuse('OFFER_NOT_SENT'), 'share')
    const views = viewsFor(by)
    const [words, contact, details, recorded] = await Promise.all([
      loadInWords(views, id),
      carrierContact(views, by.shipperId, transporterId),
      views.get<{ talks: Record<string, { seenAt?: string } | undefined> }>('load-details', id),
      events.read(shares.stream(id)),
    ])
    const link = `${publicUrl}/carrier/offers/${encodeURIComponent(id)}`
    const offer = words && { ...words, link, until: load.deadline && minuteOf(load.deadline) }
    const openedAt = details?.talks[transporterId]?.seenAt
    const wayTo = (event: Logged) =>
      event.type === 'OfferLinkHandedOut' && event.data.transporterId === transporterId ? event.data : undefined
    return {
      ...{ link, ...contact },
      message: offer ? shareLabels.offer.message(offer) : link,
      subject: offer ? shareLabels.offer.subject(offer) : '',
      ...(load.deadline && { expiresAt: load.deadline }),
      ...(openedAt && { openedAt }),
      handedOut: await handOutsOf(recorded as readonly Logged[], wayTo, views),
    }
  })

  route('shorten', (request) => {
    const { url } = inputOf(request) as { url: string }
    const token = url.startsWith(pages.long) ? url.slice(pages.long.length) : ''
    if (shareIdIn(secret, token) === undefined) throw refused({ refused: 'LINK_NOT_OURS' }, 'share')
    return { shortUrl: `${pages.short}${token}` }
  })
}
