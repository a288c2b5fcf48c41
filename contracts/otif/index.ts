import type { ContractManifest } from '../kit/manifest.ts'
import { otifRoutes } from './routes.ts'

export const otifContract = {
  routes: { otif: otifRoutes },
} as const satisfies ContractManifest
