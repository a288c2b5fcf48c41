import type { ContractManifest } from '../kit/manifest.ts'
import { accessRoutes } from './access.ts'
import { panelRoutes, panelServed } from './panels.ts'
import { passwordRoutes } from './password.ts'
import { sessionRoutes } from './routes.ts'

export const sessionContract = {
  routes: { session: sessionRoutes, panels: panelRoutes },
  served: { password: passwordRoutes, access: accessRoutes, panelServed },
} as const satisfies ContractManifest
