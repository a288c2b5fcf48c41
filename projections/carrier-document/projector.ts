import type { DocumentEvent, DocumentTypeEvent } from '@embarca/contracts/carrier-document/events.ts'
import { documentsId } from '@embarca/contracts/carrier-document/subject.ts'
import { seededTypes } from '@embarca/contracts/carrier-document/types.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { PartnershipEvent } from '@embarca/contracts/partnership/events.ts'
import type { Projector, Steps } from '../kit/projector.ts'
import {
  ASKERS,
  type CarrierDocument,
  DOCUMENT_TYPES,
  DOCUMENTS,
  type DocumentAsker,
  type DocumentTypesDocument,
  type StoredVersion,
  type SubjectDocumentsDocument,
} from './document.ts'

type About = Pick<SubjectDocumentsDocument, 'shipperId' | 'kind' | 'subjectId'> & { readonly documentId: string }
const absent: CarrierDocument = { status: 'NONE', versions: [] }

const change = (
  doc: SubjectDocumentsDocument | undefined,
  { shipperId, kind, subjectId, documentId }: About,
  by: (document: CarrierDocument) => CarrierDocument,
): SubjectDocumentsDocument => {
  const subject = { shipperId, kind, subjectId }
  const before = doc ?? { ...subject, id: documentsId(subject), documents: {}, isAsked: false, revision: 0 }
  const document = Object.hasOwn(before.documents, documentId) ? before.documents[documentId]! : absent
  return { ...before, documents: { ...before.documents, [documentId]: by(document) } }
}
/** The version of that number as it is after its review. */
const reviewed = (
  { versions }: CarrierDocument,
  version: number,
  { by: { userId: reviewerId }, recordedAt: reviewedAt }: Recorded,
  review: Pick<StoredVersion, 'status' | 'reason'>,
) => versions.map((one) => (one.version === version ? { ...one, ...review, reviewerId, reviewedAt } : one))

const steps: Steps<SubjectDocumentsDocument, DocumentEvent> = {
  DocumentRequested: (doc, { data }) => change(doc, data, (document) => ({ ...document, status: data.status })),
  DocumentSent: (doc, { data, by: { userId: senderId, transporterId }, recordedAt: sentAt }) => {
    const { status, version, sentBy, number, issuedAt, expiresAt, files } = data
    const dates = { ...(issuedAt !== undefined && { issuedAt }), ...(expiresAt !== undefined && { expiresAt }) }
    const sent: StoredVersion = {
      ...{ version, status: 'SENT', sentBy, sentAt, senderId },
      ...(transporterId !== undefined && { transporterId }),
      ...(number !== undefined && { number }),
      ...dates,
      files: files.map(({ fileId, name }) => ({ fileId, name })),
    }
    return change(doc, data, (document) => ({ ...document, status, versions: [...document.versions, sent] }))
  },
  DocumentApproved: (doc, event) => {
    const { version, status, expiresAt } = event.data
    return change(doc, event.data, (document) => ({
      status,
      approved: { version, ...(expiresAt !== undefined && { expiresAt }) },
      versions: reviewed(document, version, event, { status: 'APPROVED' }),
    }))
  },
  DocumentRefused: (doc, event) => {
    const { version, status, reason } = event.data
    return change(doc, event.data, (document) => ({
      ...document,
      status,
      versions: reviewed(document, version, event, { status: 'REFUSED', reason }),
    }))
  },
  DocumentRemoved: (doc, { data }) => change(doc, data, ({ versions }) => ({ status: data.status, versions })),
}

const derived = ({ firstExpiry: _, ...doc }: SubjectDocumentsDocument): SubjectDocumentsDocument => {
  const documents = Object.values(doc.documents)
  const [firstExpiry] = documents.flatMap(({ approved }) => approved?.expiresAt ?? []).sort()
  const isAsked = documents.some(({ status }) => status === 'REQUESTED' || status === 'REFUSED')
  return { ...doc, isAsked, ...(firstExpiry !== undefined && { firstExpiry }) }
}

/** One document per subject and shipper. Carriers and drivers read those of every shipper: readers filter. */
export const documentsProjector: Projector<SubjectDocumentsDocument, DocumentEvent> = {
  spec: {
    view: DOCUMENTS,
    version: 1,
    fields: { shipperId: 'text', kind: 'text', subjectId: 'text', firstExpiry: 'text', isAsked: 'boolean' },
    indexes: [
      ['shipperId', 'kind', 'firstExpiry'],
      ['kind', 'subjectId'],
    ],
  },
  scope: 'open',
  notifies: 'change',
  id: ({ stream }) => /^documents-(.+)$/.exec(stream)?.[1],
  on: steps,
  always: (doc, { revision }) => doc && { ...doc, revision },
  finish: derived,
}

const withTypes = (doc: DocumentTypesDocument | undefined, shipperId: string, types: DocumentTypesDocument['types']) => ({
  shipperId,
  types: { ...(doc?.types ?? seededTypes), ...types },
})
/** The types of a shipper; without a document they are the seeded ones. */
export const documentTypesProjector: Projector<DocumentTypesDocument, DocumentTypeEvent> = {
  spec: { view: DOCUMENT_TYPES, version: 1, fields: { shipperId: 'text' } },
  scope: 'open',
  id: ({ stream }) => /^documentTypes-(.+)$/.exec(stream)?.[1],
  on: {
    DocumentTypeRegistered: (doc, { data: { shipperId, typeId: id, ...type } }) => withTypes(doc, shipperId, { [id]: { id, ...type } }),
    DocumentTypeChanged: (doc, { data: { shipperId, typeId: id, ...type } }) => withTypes(doc, shipperId, { [id]: { id, ...type } }),
    DocumentTypeRemoved: (doc, { data: { shipperId, typeId: id } }) =>
      withTypes(doc, shipperId, { [id]: { ...(doc?.types ?? seededTypes)[id]!, removed: true } }),
  },
}

/** Active relations as carriers read them: the view of relations is the shippers'. */
export const documentAskersProjector: Projector<DocumentAsker, PartnershipEvent> = {
  spec: {
    view: ASKERS,
    version: 1,
    fields: { shipperId: 'text', transporterId: 'text' },
    indexes: [['transporterId', 'shipperId']],
  },
  scope: 'open',
  id: ({ stream }) => /^partnership-(.+)$/.exec(stream)?.[1],
  on: {
    PartnershipActivated: (_, { data: { shipperId, transporterId } }) => ({ shipperId, transporterId }),
    PartnershipEnded: () => undefined,
  },
}
