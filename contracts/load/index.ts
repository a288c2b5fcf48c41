import { driverLoadCommands, transporterLoadCommands } from '../carrier/routes.ts'
import type { ContractManifest } from '../kit/manifest.ts'
import { attachment, attachmentList } from './attachment-routes.ts'
import { loadEvents } from './events.ts'
import { loadLabels } from './labels.pt.ts'
import { launchServed } from './launch-routes.ts'
import { loadLifecycle } from './lifecycle.ts'
import { freightPrice } from './price-routes.ts'
import { invoiceList, loadRoutes, statusReturn } from './routes.ts'

export const loadContract = {
  events: loadEvents,
  publicEvents: loadEvents,
  lifecycles: { load: { machine: loadLifecycle, statusLabels: loadLabels.status } },
  refusals: loadLabels.refusal,
  eventWords: loadLabels.event,
  commandWords: loadLabels.command,
  served: { launchServed },
  routes: {
    load: loadRoutes,
    loadExtras: { statusReturn, invoiceList, freightPrice, attachmentList, attachment },
    transporterLoad: transporterLoadCommands,
    driverLoad: driverLoadCommands,
  },
} as const satisfies ContractManifest
