import type { ViewManifest } from '../shared/manifest.ts'
import { callProjector } from './calls.ts'
import { gateContribution } from './contribution.ts'
import { gateReaders } from './readers.ts'

export const gateView = {
  projectors: [callProjector],
  loads: gateContribution,
  readers: { gate: gateReaders },
} as const satisfies ViewManifest
