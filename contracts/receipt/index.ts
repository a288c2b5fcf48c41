import { driverReceiptCommands } from '../carrier/routes.ts'
import type { ContractManifest } from '../kit/manifest.ts'
import { receiptDocumentRoutes } from './document-routes.ts'
import { receiptEvents } from './events.ts'
import { receiptLabels } from './labels.pt.ts'
import { receiptLifecycle } from './lifecycle.ts'
import { receiptRoutes } from './routes.ts'

export const receiptContract = {
  events: receiptEvents,
  publicEvents: receiptEvents,
  lifecycles: { receipt: { machine: receiptLifecycle, statusLabels: receiptLabels.status } },
  refusals: receiptLabels.refusal,
  eventWords: receiptLabels.event,
  commandWords: receiptLabels.command,
  routes: { receipt: receiptRoutes, driverReceipt: driverReceiptCommands },
  served: { receiptPaper: receiptDocumentRoutes },
} as const satisfies ContractManifest
