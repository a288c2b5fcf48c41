import type { ContractManifest } from '../kit/manifest.ts'
import { blockEvents } from './events.ts'
import { blockLabels } from './labels.pt.ts'
import { blockCommands, blockRoutes } from './routes.ts'

export const blockContract = {
  events: blockEvents,
  eventWords: blockLabels.event,
  commandWords: blockLabels.command,
  refusals: blockLabels.refusal,
  routes: { block: blockRoutes, blockActions: blockCommands },
} as const satisfies ContractManifest
