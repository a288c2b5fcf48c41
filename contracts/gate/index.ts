import type { ContractManifest } from '../kit/manifest.ts'
import { gateEvents } from './events.ts'
import { gateLabels } from './labels.pt.ts'
import { visitLifecycle } from './lifecycle.ts'
import { gateRoutes } from './read-routes.ts'
import { gateCommands, gateServed } from './routes.ts'

export const gateContract = {
  events: gateEvents,
  publicEvents: gateEvents,
  lifecycles: { visit: { machine: visitLifecycle, statusLabels: gateLabels.step } },
  refusals: gateLabels.refusal,
  eventWords: gateLabels.event,
  commandWords: gateLabels.command,
  routes: { gate: gateRoutes, gateActions: gateCommands },
  served: { gateServed },
} as const satisfies ContractManifest
