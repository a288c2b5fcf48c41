import type { ContractManifest } from '../kit/manifest.ts'
import { shareEvents } from './events.ts'
import { shareLabels } from './labels.pt.ts'
import { shareCommands, shareRoutes } from './routes.ts'

export const shareContract = {
  events: shareEvents,
  refusals: shareLabels.refusal,
  routes: { sharing: shareCommands },
  served: { share: shareRoutes },
} as const satisfies ContractManifest
