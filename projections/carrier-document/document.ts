import type { DocumentStatus } from '@embarca/contracts/carrier-document/codes.ts'
import type { SubjectKind } from '@embarca/contracts/carrier-document/subject.ts'
import type { DocumentTypes } from '@embarca/contracts/carrier-document/types.ts'
import type { ApprovedVersion } from '@embarca/contracts/carrier-document/validity.ts'
import type { DocumentVersion } from '@embarca/contracts/carrier-document/views.ts'

/** A version as its document keeps it: ids of users in the place of their names. */
export type StoredVersion = Omit<DocumentVersion, 'sender' | 'reviewer'> & {
  readonly senderId: string
  /** The company whose user or driver sent it. */
  readonly transporterId?: string
  readonly reviewerId?: string
}
export type CarrierDocument = {
  readonly status: DocumentStatus
  readonly approved?: ApprovedVersion
  /** Oldest first. */
  readonly versions: readonly StoredVersion[]
}
/** All documents of a subject for one shipper, by the id of their type. */
export type SubjectDocumentsDocument = {
  readonly id: string
  readonly shipperId: string
  readonly kind: SubjectKind
  readonly subjectId: string
  readonly documents: Readonly<Record<string, CarrierDocument>>
  /** The earliest last day of the versions that count: on a later day, one of them is expired. */
  readonly firstExpiry?: string
  /** Someone has to send one that was asked for or refused. */
  readonly isAsked: boolean
  readonly revision: number
}
/** The types of a shipper that changed one. */
export type DocumentTypesDocument = { readonly shipperId: string; readonly types: DocumentTypes }
/** A relation of a shipper and a carrier, for carriers: who may ask them for documents. */
export type DocumentAsker = { readonly shipperId: string; readonly transporterId: string }

export const DOCUMENTS = 'documents'
export const DOCUMENT_TYPES = 'documentTypes'
export const ASKERS = 'document-askers'
