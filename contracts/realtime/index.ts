import type { ContractManifest } from '../kit/manifest.ts'
import { realtimeRoutes } from './routes.ts'

export const realtimeContract = {
  served: { realtime: realtimeRoutes },
} as const satisfies ContractManifest
