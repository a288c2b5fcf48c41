import type { ContractManifest } from '../kit/manifest.ts'
import { inboxEvents } from './events.ts'
import { inboxCommands, inboxRoutes } from './routes.ts'

export const inboxContract = {
  events: inboxEvents,
  routes: { inbox: inboxRoutes, inboxing: inboxCommands },
} as const satisfies ContractManifest
