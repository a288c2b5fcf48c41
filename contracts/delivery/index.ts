import type { ContractManifest } from '../kit/manifest.ts'
import { documentRoutes } from './document-routes.ts'
import { deliveryRoutes } from './routes.ts'

export const deliveryContract = {
  routes: { delivery: deliveryRoutes },
  served: { paper: documentRoutes },
} as const satisfies ContractManifest
