import type { ContractManifest } from '../kit/manifest.ts'
import { supportRoutes } from './routes.ts'

export const supportContract = {
  routes: { support: supportRoutes },
} as const satisfies ContractManifest
