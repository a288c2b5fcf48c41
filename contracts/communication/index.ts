import type { ContractManifest } from '../kit/manifest.ts'
import { communicationRoutes } from './routes.ts'

export const communicationContract = {
  routes: { communication: communicationRoutes },
} as const satisfies ContractManifest
