import type { ViewManifest } from '../shared/manifest.ts'
import { dedicatedContribution } from './contribution.ts'
import { contractProjector } from './projector.ts'
import { dedicatedReaders } from './readers.ts'
import { cycleReport } from './report.ts'

export const dedicatedView = {
  projectors: [contractProjector],
  loads: dedicatedContribution,
  readers: { dedicated: dedicatedReaders },
  reports: { dedicated: cycleReport },
} as const satisfies ViewManifest
