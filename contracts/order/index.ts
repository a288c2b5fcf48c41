import type { ContractManifest } from '../kit/manifest.ts'
import { orderEvents } from './events.ts'
import { orderLabels } from './labels.pt.ts'
import { orderLifecycle } from './lifecycle.ts'
import { orderRoutes } from './read-routes.ts'
import { orderCommands } from './routes.ts'
import { orderServed } from './served-routes.ts'

export const orderContract = {
  events: orderEvents,
  publicEvents: orderEvents,
  lifecycles: { order: { machine: orderLifecycle, statusLabels: orderLabels.status } },
  refusals: orderLabels.refusal,
  eventWords: orderLabels.event,
  commandWords: orderLabels.command,
  routes: { order: orderRoutes, orderActions: orderCommands },
  served: { orderServed },
} as const satisfies ContractManifest
