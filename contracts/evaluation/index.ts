import type { ContractManifest } from '../kit/manifest.ts'
import { evaluationEvents } from './events.ts'
import { evaluationLabels } from './labels.pt.ts'
import { evaluationCommands, evaluationRoutes } from './routes.ts'

export const evaluationContract = {
  events: evaluationEvents,
  eventWords: evaluationLabels.event,
  commandWords: evaluationLabels.command,
  refusals: evaluationLabels.refusal,
  routes: { evaluation: evaluationRoutes, evaluationForm: evaluationCommands },
} as const satisfies ContractManifest
