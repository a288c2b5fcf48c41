import type { ContractManifest } from '../kit/manifest.ts'
import { bulkPreviews, bulkReceiptRoutes, bulkRoutes } from './routes.ts'

export const bulkContract = {
  served: { bulk: bulkRoutes, bulkReceipt: bulkReceiptRoutes, bulkPreview: bulkPreviews },
} as const satisfies ContractManifest
