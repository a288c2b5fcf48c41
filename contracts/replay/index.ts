import type { ContractManifest } from '../kit/manifest.ts'
import { evidenceRoutes, replayRoutes } from './routes.ts'

export const replayContract = {
  routes: { replay: replayRoutes },
  served: { evidence: evidenceRoutes },
} as const satisfies ContractManifest
