import type { ContractManifest } from '../kit/manifest.ts'
import { operatorTieEvents } from './events.ts'
import { operatorTieLabels } from './labels.pt.ts'
import { operatorCommands, operatorTieRoutes, ownCarrierCommands } from './routes.ts'

export const operatorTieContract = {
  events: operatorTieEvents,
  eventWords: operatorTieLabels.event,
  commandWords: operatorTieLabels.command,
  refusals: operatorTieLabels.refusal,
  routes: { operatorTies: operatorTieRoutes, ownCarrierActions: ownCarrierCommands, operatorActions: operatorCommands },
} as const satisfies ContractManifest
