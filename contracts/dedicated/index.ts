import type { ContractManifest } from '../kit/manifest.ts'
import { dedicatedEvents } from './events.ts'
import { dedicatedLabels } from './labels.pt.ts'
import { dedicatedLifecycle } from './lifecycle.ts'
import { dedicatedRoutes } from './read-routes.ts'
import { dedicatedCommands, dedicatedLoadCommands } from './routes.ts'
import { dedicatedUpcasts } from './upcast.ts'

export const dedicatedContract = {
  events: dedicatedEvents,
  upcasts: dedicatedUpcasts,
  publicEvents: dedicatedEvents,
  lifecycles: { dedicated: { machine: dedicatedLifecycle, statusLabels: dedicatedLabels.contractStatus } },
  refusals: dedicatedLabels.refusal,
  eventWords: dedicatedLabels.event,
  commandWords: dedicatedLabels.command,
  routes: { dedicated: dedicatedRoutes, dedicatedActions: dedicatedCommands, dedicatedLoadActions: dedicatedLoadCommands },
} as const satisfies ContractManifest
