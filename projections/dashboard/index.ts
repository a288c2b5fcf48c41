import { figures } from '../otif/index.ts'
import type { ViewManifest } from '../shared/manifest.ts'
import { dashboardContribution } from './contribution.ts'
import { dashboardReaders } from './readers.ts'
import { generalReport } from './report.ts'

export const dashboardView = {
  loads: dashboardContribution,
  readers: { dashboard: dashboardReaders(figures) },
  reports: { general: generalReport },
} as const satisfies ViewManifest
