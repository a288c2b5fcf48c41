import { type DocumentValidity, EXPIRY_DAYS } from '@embarca/contracts/carrier-document/codes.ts'
import { documentLabels } from '@embarca/contracts/carrier-document/labels.pt.ts'
import type { SubjectKind } from '@embarca/contracts/carrier-document/subject.ts'
import { type DocumentType, type DocumentTypes, seededTypes, typesOf } from '@embarca/contracts/carrier-document/types.ts'
import { documentLabel } from '@embarca/contracts/carrier-document/validity.ts'
import type { DocumentVersion } from '@embarca/contracts/carrier-document/views.ts'
import { daysFrom } from '@embarca/contracts/kit/days.ts'
import type { Views } from '../kit/read-store.ts'
import { given } from '../kit/readers.ts'
import { peopleNames } from '../shared/people-names.ts'
import {
  type CarrierDocument,
  DOCUMENT_TYPES,
  DOCUMENTS,
  type DocumentTypesDocument,
  type StoredVersion,
  type SubjectDocumentsDocument,
} from './document.ts'

const absent: CarrierDocument = { status: 'NONE', versions: [] }

export const typesFor = async (views: Views, shipperId: string): Promise<DocumentTypes> =>
  (await views.get<DocumentTypesDocument>(DOCUMENT_TYPES, shipperId))?.types ?? seededTypes
export const thresholdFor = async (views: Views, shipperId: string): Promise<number> =>
  (await views.get<{ documentExpiryDays?: number }>('shipper', shipperId))?.documentExpiryDays ?? EXPIRY_DAYS

/** What a subject's documents of one type are on a day, without their versions. */
export type DocumentSummary = {
  readonly documentId: string
  readonly typeId: string
  readonly name: string
  readonly required: boolean
  readonly expires: boolean
  readonly action: DocumentType['action']
  readonly status: CarrierDocument['status']
  readonly validity: DocumentValidity
  readonly label: string
  readonly expiresAt?: string
  readonly daysLeft?: number
  readonly reason?: string
}
const summaryOf = ({ id, name, required, expires, action }: DocumentType, document: CarrierDocument, day: string, threshold: number) => {
  const { status, approved, versions } = document
  const validity = documentLabel(document, day, threshold)
  const expiresAt = approved?.expiresAt
  const reason = status === 'REFUSED' ? versions.at(-1)?.reason : undefined
  const summary: DocumentSummary = {
    ...{ documentId: id, typeId: id, name, required, expires, action, status, validity, label: documentLabels.validity[validity] },
    ...given({ expiresAt, daysLeft: expiresAt === undefined ? undefined : daysFrom(day, expiresAt), reason }),
  }
  return { summary, versions }
}

/** The types that a shipper asks of a kind of subject, and those of which the subject has a document though they were removed. */
const typesShown = (types: DocumentTypes, kind: SubjectKind, documents: SubjectDocumentsDocument['documents']): readonly DocumentType[] => {
  const asked = typesOf(types, kind)
  const held = Object.values(types).filter(({ id, removed }) => removed && (documents[id]?.status ?? 'NONE') !== 'NONE')
  return [...asked, ...held.map((type) => ({ ...type, required: false }))]
}

/** Every document of a subject, in the order of their types. */
export const documentsShown = (
  {
    types,
    kind,
    day,
    threshold,
  }: { readonly types: DocumentTypes; readonly kind: SubjectKind; readonly day: string; readonly threshold: number },
  found: SubjectDocumentsDocument | undefined,
) => {
  const documents = found?.documents ?? {}
  return typesShown(types, kind, documents).map((type) => summaryOf(type, documents[type.id] ?? absent, day, threshold))
}

/** The names of the users who sent and reviewed versions. */
export const namesOf = (views: Views, versions: readonly StoredVersion[]) =>
  peopleNames(
    views,
    versions.flatMap(({ senderId, reviewerId = [] }) => [senderId, reviewerId].flat()),
  )
export const versionShown = (
  { senderId, reviewerId, transporterId: _, files, ...version }: StoredVersion,
  names: ReadonlyMap<string, string | undefined>,
): DocumentVersion => ({
  ...version,
  files: files.map(({ fileId, name }) => ({ fileId, name })),
  ...given({ sender: names.get(senderId), reviewer: reviewerId === undefined ? undefined : names.get(reviewerId) }),
})

export const documentsDocument = (views: Views, id: string) => views.get<SubjectDocumentsDocument>(DOCUMENTS, id)
