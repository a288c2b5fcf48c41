import type { ContractManifest } from '../kit/manifest.ts'
import { importRoutes } from './routes.ts'

export const importContract = {
  served: { orderImport: importRoutes },
} as const satisfies ContractManifest
