import { seededTypes } from '@embarca/contracts/carrier-document/types.ts'
import type { Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'
import type { DocumentState, DocumentsState, DocumentsTypes, DocumentTypesTypes } from './types.ts'

const absent: DocumentState = { status: 'NONE', version: 0, nearExpiry: 0, expired: 0 }

/** The document of an id; one that nobody asked for has the status `NONE`. */
export const documentIn = ({ documents }: DocumentsState, id: string): DocumentState =>
  Object.hasOwn(documents, id) ? documents[id]! : absent

const change = (state: DocumentsState, id: string, by: Partial<DocumentState>): DocumentsState => ({
  documents: { ...state.documents, [id]: { ...documentIn(state, id), ...by } },
})

const evolve: Evolve<DocumentsTypes> = {
  DocumentRequested: (state, { documentId, status }) => change(state, documentId, { status }),
  DocumentSent: (state, { documentId, status, version, expiresAt }) => change(state, documentId, { status, version, expiresAt }),
  DocumentApproved: (state, { documentId, status, version, expiresAt }) =>
    change(state, documentId, { status, approved: { version, expiresAt } }),
  DocumentRefused: (state, { documentId, status }) => change(state, documentId, { status }),
  // Versions go on counting, so that a timer of a removed document finds no version of its own.
  DocumentRemoved: (state, { documentId, status }) => change(state, documentId, { status, approved: undefined }),
  DocumentNearExpiry: (state, { documentId, version }) => change(state, documentId, { nearExpiry: version }),
  DocumentExpired: (state, { documentId, version }) => change(state, documentId, { expired: version }),
  DocumentNoticeMailed: (state) => state,
}
export const documentsFold: Fold<DocumentsState> = { initial: { documents: {} }, evolve }
export const documentsStream = (id: string) => `documents-${id}`

const evolveTypes: Evolve<DocumentTypesTypes> = {
  DocumentTypeRegistered: ({ types }, { typeId: id, shipperId: _, ...type }) => ({ types: { ...types, [id]: { id, ...type } } }),
  DocumentTypeChanged: ({ types }, { typeId: id, shipperId: _, ...type }) => ({ types: { ...types, [id]: { id, ...type } } }),
  DocumentTypeRemoved: ({ types }, { typeId: id }) => ({ types: { ...types, [id]: { ...types[id]!, removed: true } } }),
}
export const documentTypesFold: Fold<DocumentTypesTypes['state']> = { initial: { types: seededTypes }, evolve: evolveTypes }
export const documentTypesStream = (shipperId: string) => `documentTypes-${shipperId}`
