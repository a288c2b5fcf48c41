import type { ContractManifest } from '../kit/manifest.ts'
import { chatEvents } from './events.ts'
import { chatLabels } from './labels.pt.ts'
import { chatCommands, chatRoutes } from './routes.ts'

export const chatContract = {
  events: chatEvents,
  publicEvents: chatEvents,
  refusals: chatLabels.refusal,
  routes: { chat: chatRoutes, chatting: chatCommands },
} as const satisfies ContractManifest
