import type { ContractManifest } from '../kit/manifest.ts'
import { documentEvents, documentTypeEvents } from './events.ts'
import { documentLabels, documentTypeLabels } from './labels.pt.ts'
import { documentLifecycle } from './lifecycle.ts'
import {
  carrierDocumentCommands,
  carrierDocumentQueries,
  documentCommands,
  documentRoutes,
  documentSends,
  documentTypeCommands,
  driverDocumentCommands,
  driverDocumentQueries,
} from './routes.ts'

const events = { ...documentEvents, ...documentTypeEvents }

export const carrierDocumentContract = {
  events,
  publicEvents: events,
  lifecycles: { document: { machine: documentLifecycle, statusLabels: documentLabels.status } },
  refusals: { ...documentLabels.refusal, ...documentTypeLabels.refusal },
  eventWords: { ...documentLabels.event, ...documentTypeLabels.event },
  commandWords: { ...documentLabels.command, ...documentTypeLabels.command },
  routes: {
    documents: documentRoutes,
    documentActions: documentCommands,
    documentTypeActions: documentTypeCommands,
    askedDocuments: carrierDocumentQueries,
    askedDocumentActions: carrierDocumentCommands,
    driverDocuments: driverDocumentQueries,
    driverDocumentActions: driverDocumentCommands,
  },
  served: { documentSends },
} as const satisfies ContractManifest
