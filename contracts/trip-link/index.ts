import type { ContractManifest } from '../kit/manifest.ts'
import { tripLinkEvents } from './events.ts'
import { tripLinkLabels } from './labels.pt.ts'
import { tripLinkCommands, tripLinkRoutes } from './routes.ts'

export const tripLinkContract = {
  events: tripLinkEvents,
  eventWords: tripLinkLabels.event,
  commandWords: tripLinkLabels.command,
  refusals: tripLinkLabels.refusal,
  routes: { tripLinking: tripLinkCommands },
  served: { tripLink: tripLinkRoutes },
} as const satisfies ContractManifest
