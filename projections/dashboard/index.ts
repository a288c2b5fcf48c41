import type { ViewManifest } from '../kit/manifest.ts'
import { figures } from '../otif/index.ts'
import { dashboardContribution } from './contribution.ts'
import { dashboardReaders } from './readers.ts'
import { generalReport } from './report.ts'

export const dashboardView = {
  loads: dashboardContribution,
  readers: { dashboard: dashboardReaders(figures) },
  reports: { general: generalReport },
} as const satisfies ViewManifest
