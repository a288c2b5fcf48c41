import type { ContractManifest } from '../kit/manifest.ts'
import { mountEvents } from './events.ts'
import { mountLabels } from './labels.pt.ts'

export const mountContract = {
  events: mountEvents,
  publicEvents: mountEvents,
  eventWords: mountLabels.event,
} as const satisfies ContractManifest
