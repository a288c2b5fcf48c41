import type { ViewManifest } from '../kit/manifest.ts'
import { figures } from '../otif/index.ts'
import { dashboardProjector } from './projector.ts'
import { dashboardReaders } from './readers.ts'
import { generalReport } from './report.ts'

export const dashboardView = {
  projectors: [dashboardProjector],
  readers: { dashboard: dashboardReaders(figures) },
  reports: { general: generalReport },
} as const satisfies ViewManifest
