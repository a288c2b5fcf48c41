import type { DocumentSender } from '@embarca/contracts/carrier-document/codes.ts'
import { fileOwnerOf } from '@embarca/contracts/carrier-document/subject.ts'
import { expiryInstants } from '@embarca/contracts/carrier-document/validity.ts'
import type { Actor, OfType } from '@embarca/contracts/kit/event.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { isRefusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { DecisionContext } from '../kit/decision.ts'
import { type DocumentContent, documentFault, reasonFault } from './faults.ts'
import { documentNamed } from './lookups.ts'
import { documentIn } from './state.ts'
import type { DocumentCommand, DocumentDecisions, DocumentLookups, DocumentState, DocumentsState, DocumentsTypes } from './types.ts'

type Named = { readonly documentId?: string; readonly typeId?: string }
type Names = { readonly fileNames?: Readonly<Record<string, string>> }
type Context = DecisionContext<DocumentsTypes, DocumentLookups>
type Sent = OfType<DocumentsTypes['event'], 'DocumentSent'>
type LookedUp = Record<DocumentCommand['type'], DocumentLookups>

const documentOf = (data: Named, { subject }: DocumentLookups) => {
  const id = documentNamed(data)
  return { ...subject, documentId: id, typeId: id }
}
const senderOf = ({ driverId, transporterId }: Actor): DocumentSender =>
  driverId !== undefined ? 'DRIVER' : transporterId !== undefined ? 'CARRIER' : 'STAFF'

/** The version that a command sends, or what is wrong with it. */
const sentVersion = (data: Named & DocumentContent & Names, state: DocumentsState, { lookups, by, now }: Context) => {
  const { subject, type } = lookups
  if (!type) return refuse('DOCUMENT_TYPE_UNKNOWN')
  const fault = documentFault(data, { type, today: localDay(now), owner: fileOwnerOf(subject, by) })
  if (fault) return fault
  const document = documentOf(data, lookups)
  const { number = '', issuedAt, expiresAt, files = [], fileNames = {} } = data
  const sent: Sent['data'] = {
    ...document,
    status: 'SENT',
    version: documentIn(state, document.documentId).version + 1,
    sentBy: senderOf(by),
    ...(number.trim() && { number: number.trim() }),
    ...(issuedAt !== undefined && { issuedAt }),
    ...(expiresAt !== undefined && { expiresAt }),
    files: files.map((fileId) => ({ fileId, subjectId: subject.subjectId, name: fileNames[fileId] ?? fileId })),
  }
  return sent
}
const approval = (
  data: Named,
  { version, expiresAt }: Pick<DocumentState, 'version' | 'expiresAt'>,
  { lookups }: Pick<Context, 'lookups'>,
) => ({
  type: 'DocumentApproved' as const,
  data: {
    ...documentOf(data, lookups),
    status: 'APPROVED' as const,
    version,
    ...(expiresAt !== undefined && { expiresAt, ...expiryInstants(expiresAt, lookups.thresholdDays) }),
  },
})

/** Decisions of the shipper's staff. */
export const keeping: DocumentDecisions<
  'RequestDocument' | 'UploadDocument' | 'ApproveDocument' | 'RefuseDocument' | 'RemoveDocument',
  LookedUp
> = {
  RequestDocument: (data, _, { lookups, next: status }) =>
    lookups.type ? { type: 'DocumentRequested', data: { ...documentOf(data, lookups), status } } : refuse('DOCUMENT_TYPE_UNKNOWN'),
  // What staff uploads needs no review.
  UploadDocument: (data, state, context) => {
    const sent = sentVersion(data, state, context)
    return isRefusal(sent) ? sent : [{ type: 'DocumentSent', data: sent }, approval(data, sent, context)]
  },
  ApproveDocument: (data, state, context) => approval(data, documentIn(state, data.documentId), context),
  RefuseDocument: (data, state, { lookups, next: status }) =>
    reasonFault(data.reason) ?? {
      type: 'DocumentRefused',
      data: { ...documentOf(data, lookups), status, version: documentIn(state, data.documentId).version, reason: data.reason.trim() },
    },
  RemoveDocument: (data, _, { lookups, next: status }) => ({ type: 'DocumentRemoved', data: { ...documentOf(data, lookups), status } }),
}

/** Decisions of the carrier and the driver. */
export const sending: DocumentDecisions<'SendDocument', LookedUp> = {
  SendDocument: (data, state, context) => {
    const sent = sentVersion(data, state, context)
    return isRefusal(sent) ? sent : { type: 'DocumentSent', data: { ...sent, status: context.next } }
  },
}

/** What timers record, once per version; a late one records nothing for a version that another one replaced. */
export const noting: DocumentDecisions<'NoteNearExpiry' | 'NoteExpiry' | 'NoteNoticeMailed', LookedUp> = {
  NoteNoticeMailed: (data, _, { lookups }) => ({
    type: 'DocumentNoticeMailed',
    data: { ...documentOf(data, lookups), noticeId: data.noticeId, recipients: data.recipients },
  }),
  NoteNearExpiry: (data, state, { lookups, now }) => {
    const { approved, nearExpiry } = documentIn(state, data.documentId)
    if (approved?.version !== data.version || approved.expiresAt === undefined || nearExpiry >= data.version) return []
    const { version, expiresAt } = approved
    // Approved when it was over already: there is nothing to be near.
    return expiresAt < localDay(now) ? [] : { type: 'DocumentNearExpiry', data: { ...documentOf(data, lookups), version, expiresAt } }
  },
  NoteExpiry: (data, state, { lookups, now }) => {
    const { approved, expired } = documentIn(state, data.documentId)
    if (approved?.version !== data.version || approved.expiresAt === undefined || expired >= data.version) return []
    const { version, expiresAt } = approved
    return expiresAt >= localDay(now) ? [] : { type: 'DocumentExpired', data: { ...documentOf(data, lookups), version, expiresAt } }
  },
}
