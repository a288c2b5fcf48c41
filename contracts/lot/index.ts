import type { ContractManifest } from '../kit/manifest.ts'
import { lotEvents } from './events.ts'
import { lotHistory } from './history.pt.ts'
import { lotLabels } from './labels.pt.ts'
import { lotLifecycle } from './lifecycle.ts'
import { lotCommands, lotRoutes, transporterLotCommands, transporterLotRoutes } from './routes.ts'

export const lotContract = {
  events: lotEvents,
  publicEvents: lotEvents,
  lifecycles: { lot: { machine: lotLifecycle, statusLabels: lotLabels.status } },
  refusals: lotLabels.refusal,
  eventWords: lotHistory.event,
  commandWords: lotHistory.command,
  routes: {
    lot: lotRoutes,
    lotActions: lotCommands,
    transporterLot: transporterLotRoutes,
    transporterLotActions: transporterLotCommands,
  },
} as const satisfies ContractManifest
