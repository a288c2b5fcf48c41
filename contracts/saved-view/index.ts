import type { ContractManifest } from '../kit/manifest.ts'
import { savedViewEvents } from './events.ts'
import { savedViewLabels } from './labels.pt.ts'
import { savedViewCommands, savedViewRoutes } from './routes.ts'

export const savedViewContract = {
  events: savedViewEvents,
  refusals: savedViewLabels.refusal,
  routes: { savedView: savedViewRoutes, savedViewing: savedViewCommands },
} as const satisfies ContractManifest
