import type { ContractManifest } from '../kit/manifest.ts'
import { eligibilityEvents } from './events.ts'
import { eligibilityLabels } from './labels.pt.ts'
import { eligibilityServed, ruleCommands, ruleRoutes } from './routes.ts'

export const eligibilityContract = {
  events: eligibilityEvents,
  eventWords: eligibilityLabels.event,
  commandWords: eligibilityLabels.command,
  refusals: eligibilityLabels.refusal,
  routes: { rule: ruleRoutes, ruleActions: ruleCommands },
  served: { eligibility: eligibilityServed },
} as const satisfies ContractManifest
