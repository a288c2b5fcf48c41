import type { ViewManifest } from '../shared/manifest.ts'
import { carrierPendencyReaders } from './carrier-readers.ts'
import { pendencyContribution } from './contribution.ts'
import { notifyPendency } from './notify.ts'
import { pendencyProjector, reportedProjector, typesProjector } from './projector.ts'
import { pendencyReaders } from './readers.ts'
import { pendenciesReport } from './report.ts'

export { pendencyShown } from './readers.ts'

export const pendencyView = {
  projectors: [pendencyProjector, reportedProjector, typesProjector],
  loads: pendencyContribution,
  notifies: { pendency: notifyPendency },
  readers: { pendency: pendencyReaders, carrierPendency: carrierPendencyReaders },
  reports: { pendencies: pendenciesReport },
} as const satisfies ViewManifest
