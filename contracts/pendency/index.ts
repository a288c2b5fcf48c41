import type { ContractManifest } from '../kit/manifest.ts'
import { carrierPendencyCommands, carrierPendencyRoutes } from './carrier-routes.ts'
import { pendencyEvents, pendencyTypeEvents } from './events.ts'
import { pendencyLabels } from './labels.pt.ts'
import { pendencyLifecycle } from './lifecycle.ts'
import { pendencyCommands, pendencyRoutes, pendencyServed, pendencyTypeCommands } from './routes.ts'

export const pendencyContract = {
  events: { ...pendencyEvents, ...pendencyTypeEvents },
  publicEvents: pendencyEvents,
  lifecycles: { pendency: { machine: pendencyLifecycle, statusLabels: pendencyLabels.status } },
  refusals: pendencyLabels.refusal,
  eventWords: pendencyLabels.event,
  commandWords: pendencyLabels.command,
  routes: {
    pendency: pendencyRoutes,
    pendencyActions: pendencyCommands,
    pendencyTypeActions: pendencyTypeCommands,
    carrierPendency: carrierPendencyRoutes,
    carrierPendencyActions: carrierPendencyCommands,
  },
  served: { pendencyServed },
} as const satisfies ContractManifest
