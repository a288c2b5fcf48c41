import type { ContractManifest } from '../kit/manifest.ts'
import { fileRoutes } from './routes.ts'

export const fileContract = {
  served: { file: fileRoutes },
} as const satisfies ContractManifest
