import type { ContractManifest } from '../kit/manifest.ts'
import { accessRoutes } from './access.ts'
import { passwordRoutes } from './password.ts'
import { sessionRoutes } from './routes.ts'

export const sessionContract = {
  routes: { session: sessionRoutes },
  served: { password: passwordRoutes, access: accessRoutes },
} as const satisfies ContractManifest
