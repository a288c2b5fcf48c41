import { documentLifecycle } from '@embarca/contracts/carrier-document/lifecycle.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { documentCommands } from './commands.ts'
import { documentTypes } from './document-types.ts'
import { documentNamed } from './lookups.ts'
import { documentReactions } from './reactions.ts'
import { documentIn, documentsFold, documentsStream } from './state.ts'
import { documentsIdOf, filesNamed, ownershipOfDocuments } from './subjects.ts'
import type { DocumentsTypes } from './types.ts'

export { documentStanding } from './lookups.ts'
export { documentsStream } from './state.ts'

/** The documents of a carrier, driver or vehicle for one shipper. */
export const documents: Module<DocumentsTypes> = {
  name: 'documents',
  fold: documentsFold,
  lifecycle: {
    machine: documentLifecycle,
    status: (state, data) => documentIn(state, documentNamed(data)).status,
    notAllowed: 'DOCUMENT_NOT_NOW',
  },
  commands: documentCommands,
  stream: documentsStream,
  idOf: documentsIdOf,
  owner: ownershipOfDocuments,
  filesOf: filesNamed,
  nonConflicting: ['DocumentNoticeMailed'],
}

export const carrierDocumentService = {
  modules: { documents, documentTypes },
  routes: {
    documentActions: 'documents',
    askedDocumentActions: 'documents',
    driverDocumentActions: 'documents',
    documentSends: 'documents',
    documentTypeActions: 'documentTypes',
  },
  reactions: { order: 6, table: documentReactions },
} as const satisfies ServiceManifest
