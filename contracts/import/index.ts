import type { ContractManifest } from '../kit/manifest.ts'
import { importEvents } from './events.ts'
import { importRefusalTexts } from './labels.pt.ts'
import { importRoutes } from './routes.ts'
import { importReads, importServed } from './run-routes.ts'

export const importContract = {
  events: importEvents,
  refusals: importRefusalTexts,
  served: { orderImport: importRoutes, importServed },
  routes: { importReads },
} as const satisfies ContractManifest
