import type { carrierDocumentQueries, driverDocumentQueries } from '@embarca/contracts/carrier-document/routes.ts'
import { documentsId, fileOwnerOf, type SubjectKind } from '@embarca/contracts/carrier-document/subject.ts'
import type { AskedDocument, AskedSubject } from '@embarca/contracts/carrier-document/views.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { channelOf } from '@embarca/contracts/kit/owner.ts'
import { listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { ASKERS, type DocumentAsker, type StoredVersion } from './document.ts'
import { senderNotices } from './sender-notices.ts'
import { type DocumentSummary, documentsDocument, documentsShown, namesOf, thresholdFor, typesFor, versionShown } from './shown.ts'
import { subjectIn } from './subjects.ts'

type Subject = { readonly kind: SubjectKind; readonly subjectId: string; readonly subjectName: string }
/** A shipper that may ask, with its name and what it asks. */
type Asker = { readonly shipperId: string; readonly name: string } & Pick<Parameters<typeof documentsShown>[0], 'types' | 'threshold'>

/** Shippers of one carrier that are asked for their documents. */
const MOST_ASKERS = 200

const askersOf = async ({ views, by: { transporterId = '' } }: ReaderContext): Promise<readonly Asker[]> => {
  const { items } = await views.page<DocumentAsker>(ASKERS, { where: { transporterId }, sort: ['shipperId', 'asc'], size: MOST_ASKERS })
  return Promise.all(
    items.map(async ({ shipperId }) => ({
      shipperId,
      name: (await views.get<{ name: string }>('shipper', shipperId))?.name ?? '',
      types: await typesFor(views, shipperId),
      threshold: await thresholdFor(views, shipperId),
    })),
  )
}

const isDue = ({ status, required, validity }: DocumentSummary): boolean => {
  if (status === 'SENT') return false
  if (status === 'REQUESTED' || status === 'REFUSED') return true
  return status === 'NONE' ? required : validity !== 'VALID'
}
/** What a driver sent, or his company; nothing that another company sent about him. */
const isOwn = ({ transporterId, sentBy }: StoredVersion, { by }: Pick<ReaderContext, 'by'>) =>
  by.driverId !== undefined ? sentBy !== 'STAFF' : transporterId === by.transporterId

const askedBy = async (
  subject: Subject,
  { shipperId, name, types, threshold }: Asker,
  context: ReaderContext,
): Promise<AskedDocument[]> => {
  const id = documentsId({ shipperId, ...subject })
  const shown = documentsShown(
    { types, kind: subject.kind, day: localDay(context.now), threshold },
    await documentsDocument(context.views, id),
  )
  const own = shown.map(({ summary, versions }) => ({ summary, versions: versions.filter((one) => isOwn(one, context)) }))
  const names = await namesOf(
    context.views,
    own.flatMap(({ versions }) => versions),
  )
  return own.map(({ summary, versions }) => ({
    ...summary,
    id,
    shipperName: name,
    isDue: isDue(summary),
    versions: versions.toReversed().map((one) => versionShown(one, names)),
  }))
}
const shownFor = async (subjects: readonly Subject[], context: ReaderContext): Promise<AskedSubject[]> => {
  const askers = await askersOf(context)
  const documentsOf = async (subject: Subject) =>
    (await Promise.all(askers.map((asker) => askedBy(subject, asker, context)))).flat().sort((a, b) => Number(b.isDue) - Number(a.isDue))
  return Promise.all(
    subjects.map(async (subject) => ({
      ...subject,
      uploadOwner: channelOf(fileOwnerOf(subject, context.by)),
      documents: await documentsOf(subject),
    })),
  )
}

type ListedSubject = { readonly driverId?: string; readonly vehicleId?: string; readonly name?: string; readonly plate?: string }
const listed = { DRIVER: ['driverTie', 'name'], VEHICLE: ['vehicleTie', 'plate'] } as const

export const askedDocumentReaders: Readers<typeof carrierDocumentQueries> = {
  notices: senderNotices,
  asked: async ({ kind = 'TRANSPORTER', ...paging }, context) => {
    const { views, by } = context
    const { transporterId = '' } = by
    const page = pageOf(paging)
    if (kind === 'TRANSPORTER') {
      const company = await subjectIn(views, kind, transporterId)
      const subject = company && { kind, subjectId: transporterId, subjectName: company.name }
      return listOf(await shownFor(subject && page.page === 1 ? [subject] : [], context), { hasMore: false }, page)
    }
    const [view, name] = listed[kind]
    const found = await views.page<ListedSubject>(view, {
      where: { transporterId, ends: { from: localDay(context.now) } },
      sort: [name, 'asc'],
      ...page,
    })
    const subjects = found.items.map((one) => ({
      kind,
      subjectId: one.driverId ?? one.vehicleId ?? '',
      subjectName: one.name ?? one.plate ?? '',
    }))
    return listOf(await shownFor(subjects, context), found, page)
  },
}
export const driverDocumentReaders: Readers<typeof driverDocumentQueries> = {
  notices: senderNotices,
  asked: async (_, context) => {
    const { driverId = '' } = context.by
    const driver = await subjectIn(context.views, 'DRIVER', driverId)
    const subject = driver && { kind: 'DRIVER' as const, subjectId: driverId, subjectName: driver.name }
    return listOf(await shownFor(subject ? [subject] : [], context), { hasMore: false }, { page: 1, size: 1 })
  },
}
