import type { ViewManifest } from '../shared/manifest.ts'
import { notifyReport } from './notify.ts'
import { jobOwnerKind } from './owner.ts'
import { reportProjector } from './projector.ts'
import { reportReaders } from './readers.ts'

export const reportView = {
  projectors: [reportProjector],
  notifies: { report: notifyReport },
  owners: { job: jobOwnerKind },
  readers: { report: reportReaders },
} as const satisfies ViewManifest
