import type { ContractManifest } from '../kit/manifest.ts'
import { driverGateServed } from './driver-routes.ts'
import { gateEvents } from './events.ts'
import { gateLabels } from './labels.pt.ts'
import { visitLifecycle } from './lifecycle.ts'
import { gateRoutes } from './read-routes.ts'
import { gateCommands, gateServed } from './routes.ts'
import { waitingCommands, waitingEvents, waitingRoutes } from './waiting.ts'

const events = { ...gateEvents, ...waitingEvents }

export const gateContract = {
  events,
  publicEvents: events,
  lifecycles: { visit: { machine: visitLifecycle, statusLabels: gateLabels.step } },
  refusals: gateLabels.refusal,
  eventWords: gateLabels.event,
  commandWords: gateLabels.command,
  routes: { gate: gateRoutes, gateActions: gateCommands, gateWaiting: waitingRoutes, gateWaitingActions: waitingCommands },
  served: { gateServed, driverGateServed },
} as const satisfies ContractManifest
