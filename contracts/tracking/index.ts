import { driverTrackingCommands } from '../carrier/routes.ts'
import type { ContractManifest } from '../kit/manifest.ts'
import { trackingEvents } from './events.ts'
import { trackingLabels } from './labels.pt.ts'
import { trackingCommands, transporterTrackingCommands } from './routes.ts'

export const trackingContract = {
  events: trackingEvents,
  publicEvents: trackingEvents,
  refusals: trackingLabels.refusal,
  eventWords: trackingLabels.event,
  commandWords: trackingLabels.command,
  routes: { tracking: trackingCommands, transporterTracking: transporterTrackingCommands, driverTracking: driverTrackingCommands },
} as const satisfies ContractManifest
