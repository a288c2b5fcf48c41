import type { ContractManifest } from '../kit/manifest.ts'
import { dashboardRoutes } from './routes.ts'

export const dashboardContract = {
  routes: { dashboard: dashboardRoutes },
} as const satisfies ContractManifest
