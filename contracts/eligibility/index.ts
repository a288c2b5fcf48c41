import type { ContractManifest } from '../kit/manifest.ts'
import { eligibilityEvents } from './events.ts'
import { eligibilityLabels } from './labels.pt.ts'
import { outsideEvents } from './outside-events.ts'
import { outsideServed } from './outside-routes.ts'
import { eligibilityServed, ruleCommands, ruleRoutes } from './routes.ts'

export const eligibilityContract = {
  events: { ...eligibilityEvents, ...outsideEvents },
  eventWords: eligibilityLabels.event,
  commandWords: eligibilityLabels.command,
  refusals: eligibilityLabels.refusal,
  routes: { rule: ruleRoutes, ruleActions: ruleCommands },
  served: { eligibility: eligibilityServed, outside: outsideServed },
} as const satisfies ContractManifest
