import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { completePhone } from '@embarca/contracts/kit/phone.ts'
import { BEFORE_ALL, comparePositions } from '@embarca/contracts/kit/position.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { PhoneHolder } from '@embarca/contracts/message-consent/events.ts'
import { partnershipId } from '@embarca/contracts/partnership/codes.ts'
import { invitationLabels } from '@embarca/contracts/partnership/labels.pt.ts'
import { shareLabels } from '@embarca/contracts/share/labels.pt.ts'
import { tripPage } from '@embarca/contracts/trip-link/codes.ts'
import type { Feed, Subscription } from '@embarca/projections/kit/feed.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { everyPage } from '@embarca/projections/kit/report.ts'
import { CONSENTING, type Consenting } from '@embarca/projections/message-consent/index.ts'
import { loadInWords, minuteOf } from '@embarca/projections/shared/load-in-words.ts'
import type { EventStore } from './kit/event-store.ts'
import { type Fold, fold } from './kit/fold.ts'
import { MessageRefused } from './kit/mail.ts'
import type { Messages } from './kit/messages.ts'
import type { Run } from './kit/run.ts'
import { programFor } from './kit/scope.ts'
import { viewsReached } from './kit/views-reached.ts'
import { isOfferedTo, loadOf } from './load/index.ts'
import { messagesAllowedSince } from './message-consent/index.ts'
import { partnerships } from './partnership/index.ts'
import { partnershipOf, partnershipStream, registered } from './registry/index.ts'
import { shares } from './share/index.ts'
import { hashOf, newKey } from './trip-link/http/session.ts'
import { messageOf } from './trip-link/http/words.ts'
import { tripLinkStream, tripLinks } from './trip-link/index.ts'
import { linkOf, openTripOf } from './trip-link/trip.ts'

type Setting = {
  readonly feed: Feed
  readonly events: Pick<EventStore, 'read'>
  readonly views: Views
  readonly run: Run
  readonly messages: Messages
  readonly publicUrl: string
  readonly now: () => string
  /** The provider will not take a message; the others go on. */
  readonly refused: (error: unknown) => void
}
const TYPES = ['LoadOffered', 'DriverBound', 'DriverReplaced', 'CarrierInvited']
/** For how long a link still goes out after its event: so long the provider may be away. */
const DAY = 86_400_000
const END = 4

/**
 * Sends the links of offers, trips and invitations to phones that allow it (CA38), each once: what was sent is recorded as links that people
 * pass on are, and what an earlier process left is sent at the start. It follows the feed, so that no command waits for the provider.
 */
export const messageLinks = async (setting: Setting): Promise<Pick<Subscription, 'stop'>> => {
  const { feed, events, views, run, messages, publicUrl, now, refused } = setting
  const read = async <State>(of: Fold<State>, stream: string) => fold(of, await events.read(stream))
  /** The holder's own number, where it allowed messages before the event. */
  const allowedPhone = async ({ position }: Recorded, holder: PhoneHolder, holderId: string, number: string | undefined) => {
    const phone = completePhone(number)
    const since = phone && (await messagesAllowedSince(events, phone, { holder, holderId }))
    return since !== undefined && comparePositions(since, position) < 0 ? phone : undefined
  }
  const companyPhone = async (event: Recorded, transporterId: string) =>
    allowedPhone(event, 'TRANSPORTER', transporterId, (await registered({ read }, 'transporter', transporterId))?.phone)
  const wasSent = async (stream: string, { id }: Recorded, isOne: (data: Recorded['data']) => boolean = () => true) =>
    (await events.read(stream)).some(({ causationId, data }) => causationId === id && data.way === 'MESSAGE' && isOne(data))
  const originOf = ({ id: causationId, correlationId, by: { shipperId } }: Recorded, what: string) => ({
    ...{ by: programFor(shipperId), key: `${causationId}-${what}-messaged`, correlationId, causationId, asProgram: true as const },
  })
  /** False: the provider will never take it. */
  const sent = async (key: string, to: string, text: string): Promise<boolean> => {
    try {
      await messages.send({ key, to, text })
      return true
    } catch (error) {
      if (!(error instanceof MessageRefused)) throw error
      refused(error)
      return false
    }
  }
  const passed = (phone: string) => ({ way: 'MESSAGE', receiver: phone.slice(-END) }) as const

  const offer = async (event: Recorded, transporterId: string) => {
    const { loadId } = event.data as { readonly loadId: string }
    const load = await loadOf({ read }, loadId)
    if (!(await isOfferedTo(load, transporterId, { read }))) return
    if (await wasSent(shares.stream(loadId), event, (data) => data.transporterId === transporterId)) return
    const [phone, words] = [await companyPhone(event, transporterId), await loadInWords(views, loadId)]
    if (phone === undefined || !words) return
    const link = `${publicUrl}/carrier/offers/${encodeURIComponent(loadId)}`
    const text = shareLabels.offer.message({ ...words, link, until: load.deadline && minuteOf(load.deadline) })
    if (!(await sent(`${event.id}/${transporterId}`, phone, text))) return
    await run(
      shares,
      { type: 'NoteOfferLinkHandedOut', data: { id: loadId, transporterId, ...passed(phone) } },
      originOf(event, transporterId),
    )
  }
  const offers = async (event: Recorded) => {
    for await (const consents of everyPage<Consenting>(views, CONSENTING, { where: { isOn: true }, sort: ['phoneId', 'asc'] }))
      for (const transporterId of consents.flatMap((one) => one.transporterIds)) await offer(event, transporterId)
  }

  const keys = new Map<string, string>()
  const trip = async (event: Recorded) => {
    const { loadId, driver } = event.data as { readonly loadId: string; readonly driver: { readonly driverId: string } }
    const load = await loadOf({ read }, loadId)
    if (load.driver?.driverId !== driver.driverId || (await wasSent(tripLinkStream(loadId), event))) return
    const phone = await allowedPhone(event, 'DRIVER', driver.driverId, load.driver.phone)
    if (phone === undefined) return
    // Someone may have made and passed on a link meanwhile: another one would end it.
    const ofPerson = (await events.read(tripLinkStream(loadId))).findLast(({ type }) => type === 'TripLinkMade')
    const isByPerson = ofPerson !== undefined && ofPerson.by.userId !== programFor('').userId
    if (isByPerson && (await openTripOf(events, loadId, now()))) return
    // While the provider is away the same link is tried again.
    const made = keys.get(event.id) ?? newKey()
    if (!keys.has(event.id)) {
      const command = { type: 'MakeTripLink', data: { id: loadId, keyHash: hashOf(made) } } as const
      if (isRefusal(await run(tripLinks, command, originOf(event, 'link')))) return
      keys.set(event.id, made)
    }
    const { link } = await linkOf(events, loadId)
    if (link?.keyHash !== hashOf(made)) return
    const text = await messageOf(views, loadId, `${publicUrl}${tripPage(loadId)}#${made}`, link.expiresAt)
    if (await sent(event.id, phone, text))
      await run(tripLinks, { type: 'NoteTripLinkHandedOut', data: { id: loadId, ...passed(phone) } }, originOf(event, 'trip'))
    keys.delete(event.id)
  }

  const invitation = async (event: Recorded) => {
    const { shipperId, transporterId: id } = event.data as { readonly shipperId: string; readonly transporterId: string }
    const { status, expiresAt } = await partnershipOf({ read }, shipperId, id)
    const phone = await companyPhone(event, id)
    if (status !== 'INVITED' || expiresAt === undefined || phone === undefined) return
    // The program names the relation itself.
    const relation = partnershipId(shipperId, id)
    if (await wasSent(partnershipStream(relation), event)) return
    const [shipper, company] = await Promise.all([
      views.get<{ name: string }>('shipper', shipperId),
      views.get<{ name: string }>('transporter', id),
    ])
    const link = `${publicUrl}/carrier/company`
    const text = invitationLabels.message(shipper?.name ?? 'Embarca', company?.name ?? '', link, minuteOf(expiresAt))
    if (await sent(event.id, phone, text))
      await run(
        partnerships,
        { type: 'NoteInvitationLinkHandedOut', data: { id: relation, ...passed(phone) } },
        originOf(event, 'invitation'),
      )
  }

  const since = () => new Date(Date.parse(now()) - DAY).toISOString()
  const consume = async (recorded: readonly Recorded[]) => {
    for (const event of recorded) {
      if (event.recordedAt < since()) continue
      await viewsReached(views, event.position)
      if (event.type === 'LoadOffered') await offers(event)
      else if (event.type === 'CarrierInvited') await invitation(event)
      else await trip(event)
    }
  }
  return feed.subscribe('messages', BEFORE_ALL, consume, { types: TYPES, since: since() })
}
