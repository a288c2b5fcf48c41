import type { ContractManifest } from '../kit/manifest.ts'
import { loadLabels } from '../load/labels.pt.ts'
import { bulkPendencyRoutes, bulkPreviews, bulkReceiptRoutes, bulkRoutes } from './routes.ts'

export const bulkContract = {
  // Loads decide these commands: refusals have the same text in the answer and in the load's history.
  refusals: loadLabels.refusal,
  served: { bulk: bulkRoutes, bulkReceipt: bulkReceiptRoutes, bulkPendency: bulkPendencyRoutes, bulkPreview: bulkPreviews },
} as const satisfies ContractManifest
