import type { ContractManifest } from '../kit/manifest.ts'
import { columnsEvents } from './columns.ts'
import { columnsCommands, loadSearchRoutes } from './routes.ts'

export const loadSearchContract = {
  events: columnsEvents,
  routes: { loadSearch: loadSearchRoutes, columns: columnsCommands },
} as const satisfies ContractManifest
