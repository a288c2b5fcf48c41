import type { ContractManifest } from '../kit/manifest.ts'
import { mountEvents } from './events.ts'
import { mountLabels } from './labels.pt.ts'
import { mountLifecycle } from './lifecycle.ts'
import { mountCommands, mountRoutes, mountServed, ordersByKey } from './routes.ts'

export const mountContract = {
  events: mountEvents,
  publicEvents: mountEvents,
  lifecycles: { mount: { machine: mountLifecycle, statusLabels: mountLabels.status } },
  refusals: mountLabels.refusal,
  eventWords: mountLabels.event,
  commandWords: mountLabels.command,
  served: { mountServed, ordersByKey },
  routes: { mount: mountRoutes, mountActions: mountCommands },
} as const satisfies ContractManifest
