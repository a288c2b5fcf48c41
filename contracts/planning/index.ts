import type { ContractManifest } from '../kit/manifest.ts'
import { planningLabels } from './labels.pt.ts'
import { planningRoutes } from './routes.ts'

export const planningContract = {
  served: { planning: planningRoutes },
  refusals: planningLabels.refusal,
} as const satisfies ContractManifest
