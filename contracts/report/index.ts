import type { ContractManifest } from '../kit/manifest.ts'
import { reportEvents } from './events.ts'
import { reportLabels } from './labels.pt.ts'
import { reportCommands, reportRoutes } from './routes.ts'

export const reportContract = {
  events: reportEvents,
  refusals: reportLabels.refusal,
  routes: { reporting: reportCommands, report: reportRoutes },
} as const satisfies ContractManifest
