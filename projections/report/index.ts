import type { ViewManifest } from '../kit/manifest.ts'
import { notifyReport } from './notify.ts'
import { reportProjector } from './projector.ts'
import { reportReaders } from './readers.ts'

export const reportView = {
  projectors: [reportProjector],
  notifies: { report: notifyReport },
  readers: { report: reportReaders },
} as const satisfies ViewManifest
