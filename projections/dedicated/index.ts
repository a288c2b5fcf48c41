import type { ViewManifest } from '../shared/manifest.ts'
import { dedicatedContribution } from './contribution.ts'
import { notifyContract } from './notify.ts'
import { CONTRACTS, contractProjector } from './projector.ts'
import { dedicatedReaders } from './readers.ts'
import { cycleReport } from './report.ts'

export const dedicatedView = {
  projectors: [contractProjector],
  loads: dedicatedContribution,
  notifies: { [CONTRACTS]: notifyContract },
  readers: { dedicated: dedicatedReaders },
  reports: { dedicated: cycleReport },
} as const satisfies ViewManifest
