import type { ContractManifest } from '../kit/manifest.ts'
import { boardRoutes } from './routes.ts'

export const boardContract = {
  routes: { board: boardRoutes },
} as const satisfies ContractManifest
