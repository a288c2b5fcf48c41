import type { ContractManifest } from '../kit/manifest.ts'
import { partnershipEvents } from './events.ts'
import { partnershipLabels } from './labels.pt.ts'
import { partnershipLifecycle } from './lifecycle.ts'
import { onboardingRoutes } from './onboarding-routes.ts'
import { carrierRoutes, ownCarrierRoutes } from './read-routes.ts'
import { carrierPartnershipCommands, partnershipCommands } from './routes.ts'

export const partnershipContract = {
  events: partnershipEvents,
  publicEvents: partnershipEvents,
  lifecycles: { partnership: { machine: partnershipLifecycle, statusLabels: partnershipLabels.status } },
  refusals: partnershipLabels.refusal,
  eventWords: partnershipLabels.event,
  commandWords: partnershipLabels.command,
  served: { onboarding: onboardingRoutes },
  routes: {
    carriers: carrierRoutes,
    ownCarrier: ownCarrierRoutes,
    partnershipActions: partnershipCommands,
    carrierPartnershipActions: carrierPartnershipCommands,
  },
} as const satisfies ContractManifest
