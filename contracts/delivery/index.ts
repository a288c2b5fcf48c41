import type { ContractManifest } from '../kit/manifest.ts'
import { paperRoutes } from './papers.ts'
import { deliveryRoutes } from './routes.ts'

export const deliveryContract = {
  routes: { delivery: deliveryRoutes },
  served: { paper: paperRoutes },
} as const satisfies ContractManifest
