import type { ContractManifest } from '../kit/manifest.ts'
import { driverRoutes, transporterRoutes } from './routes.ts'

export const carrierContract = {
  routes: { transporter: transporterRoutes, driver: driverRoutes },
} as const satisfies ContractManifest
