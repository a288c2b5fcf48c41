import type { DocumentNoticeCode } from '@embarca/contracts/carrier-document/codes.ts'
import { documentsId } from '@embarca/contracts/carrier-document/subject.ts'
import type { SenderNotice } from '@embarca/contracts/carrier-document/views.ts'
import { paginate } from '../kit/paginate.ts'
import { given, pageOf, type ReaderContext } from '../kit/readers.ts'
import { ASKERS, type DocumentAsker } from './document.ts'
import { type FoundNotice, noticeShown, noticesIn, noticesSince } from './notices.ts'
import { NOTICES, type NoticesDocument } from './notices-projector.ts'
import { documentsDocument } from './shown.ts'

/** Drivers and vehicles of a company, relations of it, and subjects with news, that are gathered. */
const MOST = 500
const forSenders: readonly DocumentNoticeCode[] = [
  'DocumentRequested',
  'DocumentApproved',
  'DocumentRefused',
  'DocumentNearExpiry',
  'DocumentExpired',
]
type Paging = Parameters<typeof pageOf>[0]

/** The subjects that the reader answers for: a driver for himself, a company for itself, its drivers and its vehicles. */
const ownSubjects = async ({ views, by: { transporterId, driverId } }: ReaderContext): Promise<readonly string[]> => {
  if (driverId !== undefined) return [driverId]
  if (transporterId === undefined) return []
  const of = async (view: string, sort: string) =>
    (await views.page<{ id: string }>(view, { where: { transporterId }, sort: [sort, 'asc'], size: MOST })).items.map(({ id }) => id)
  return [transporterId, ...(await of('driver', 'name')), ...(await of('vehicle', 'plate'))]
}
const shippersOf = async ({ views, by: { transporterId = '' } }: ReaderContext) => {
  const { items } = await views.page<DocumentAsker>(ASKERS, { where: { transporterId }, sort: ['shipperId', 'asc'], size: MOST })
  return new Set(items.map(({ shipperId }) => shipperId))
}

/** Notices to a carrier or driver, newest first: asked for, reviewed, near its end, over; of shippers that it works for. */
export const senderNotices = async (paging: Paging, context: ReaderContext) => {
  const { views, now } = context
  const since = noticesSince(now)
  const [subjects, shippers] = await Promise.all([ownSubjects(context), shippersOf(context)])
  const where = { subjectId: [...subjects], latestAt: { from: since } }
  const { items } = await views.page<NoticesDocument>(NOTICES, { where, sort: ['latestAt', 'desc'], size: MOST })
  const own = items.filter(({ shipperId }) => shippers.has(shipperId))
  const found = noticesIn(own, ({ code, bySender }) => forSenders.includes(code) && !bySender, since)
  const page = paginate(found, pageOf(paging))
  return { ...page, list: await Promise.all(page.list.map((one) => senderNotice(one, context))) }
}

const senderNotice = async (found: FoundNotice, context: ReaderContext): Promise<SenderNotice> => {
  const { subject, notice } = found
  const id = documentsId(subject)
  const [shown, shipper, documents] = await Promise.all([
    noticeShown(found, context),
    context.views.get<{ name: string }>('shipper', subject.shipperId),
    notice.code === 'DocumentRefused' ? documentsDocument(context.views, id) : undefined,
  ])
  const reason = documents?.documents[notice.documentId]?.versions.find(({ version }) => version === notice.version)?.reason
  return { ...shown, shipperName: shipper?.name ?? '', documentsId: id, ...given({ reason }) }
}
