import type { ContractManifest } from '../kit/manifest.ts'
import { loadDetailsRoutes } from './routes.ts'

export const loadDetailsContract = {
  routes: { loadDetails: loadDetailsRoutes },
} as const satisfies ContractManifest
