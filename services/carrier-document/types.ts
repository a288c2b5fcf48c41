import type { DocumentRefusal, DocumentStatus, DocumentTypeRefusal } from '@embarca/contracts/carrier-document/codes.ts'
import type { DocumentEvent, DocumentTypeEvent } from '@embarca/contracts/carrier-document/events.ts'
import type {
  DocumentMailed,
  DocumentRouteCommand,
  DocumentTimer,
  DocumentTypeCommand,
} from '@embarca/contracts/carrier-document/routes.ts'
import type { DocumentSubject } from '@embarca/contracts/carrier-document/subject.ts'
import type { DocumentType, DocumentTypes } from '@embarca/contracts/carrier-document/types.ts'
import type { ApprovedVersion } from '@embarca/contracts/carrier-document/validity.ts'
import type { DecisionsOf, NoLookups } from '../kit/decision.ts'

/** The server looks up the names of its files. */
type WithFileNames<C> = C extends { data: infer Data & { readonly files?: unknown } }
  ? C & { readonly data: Data & { readonly fileNames?: Readonly<Record<string, string>> } }
  : C

export type DocumentState = {
  readonly status: DocumentStatus
  /** Of the version that was sent last, 0 before the first. */
  readonly version: number
  /** Its last day. */
  readonly expiresAt?: string | undefined
  readonly approved?: ApprovedVersion | undefined
  /** The versions whose approaching end, or end, is recorded. */
  readonly nearExpiry: number
  readonly expired: number
}
/** By the id of their type. */
export type DocumentsState = { readonly documents: Readonly<Record<string, DocumentState>> }

/** The subject, the type that is asked for, when it exists, and what the shipper set. */
export type DocumentLookups = {
  readonly subject: DocumentSubject
  readonly type: DocumentType | undefined
  readonly thresholdDays: number
}

export type DocumentCommand = WithFileNames<DocumentRouteCommand> | DocumentTimer | DocumentMailed
export type DocumentsTypes = {
  state: DocumentsState
  command: DocumentCommand
  event: DocumentEvent
  status: DocumentStatus
  refusal: DocumentRefusal | 'DOCUMENT_TYPE_UNKNOWN'
}
export type DocumentDecisions<K extends DocumentCommand['type'], Lookups = NoLookups> = DecisionsOf<DocumentsTypes, K, Lookups>

export type DocumentTypesTypes = {
  state: { readonly types: DocumentTypes }
  command: DocumentTypeCommand
  event: DocumentTypeEvent
  status: string
  refusal: DocumentTypeRefusal
}
