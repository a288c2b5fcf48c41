import type { ContractManifest } from '../kit/manifest.ts'
import { webPushEvents } from './events.ts'
import { webPushLabels } from './labels.pt.ts'
import { pushDeviceRoutes, webPushCommands, webPushRoutes } from './routes.ts'

export const webPushContract = {
  events: webPushEvents,
  eventWords: webPushLabels.event,
  commandWords: webPushLabels.command,
  routes: { webPushing: webPushCommands, pushDevices: pushDeviceRoutes },
  served: { webPush: webPushRoutes },
} as const satisfies ContractManifest
