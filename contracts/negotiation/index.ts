import type { ContractManifest } from '../kit/manifest.ts'
import { negotiationEvents } from './events.ts'
import { negotiationLabels } from './labels.pt.ts'
import { negotiationLifecycle } from './lifecycle.ts'
import { dealRoutes, negotiationRoutes, transporterDealCommands, transporterDealRoutes } from './routes.ts'

export const negotiationContract = {
  events: negotiationEvents,
  publicEvents: negotiationEvents,
  lifecycles: { negotiation: { machine: negotiationLifecycle, statusLabels: {} } },
  refusals: negotiationLabels.refusal,
  eventWords: negotiationLabels.event,
  commandWords: negotiationLabels.command,
  routes: {
    negotiation: negotiationRoutes,
    deal: dealRoutes,
    transporterDeal: transporterDealCommands,
    transporterTalk: transporterDealRoutes,
  },
} as const satisfies ContractManifest
