import type { ContractManifest } from '../kit/manifest.ts'
import { messageConsentEvents } from './events.ts'
import { messageConsentLabels } from './labels.pt.ts'
import { messageConsentRoutes } from './routes.ts'

export const messageConsentContract = {
  events: messageConsentEvents,
  eventWords: messageConsentLabels.event,
  commandWords: messageConsentLabels.command,
  refusals: messageConsentLabels.refusal,
  served: { messageConsent: messageConsentRoutes },
} as const satisfies ContractManifest
