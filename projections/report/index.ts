import type { ViewManifest } from '../kit/manifest.ts'
import { reportProjector } from './projector.ts'
import { reportReaders } from './readers.ts'

export const reportView = {
  projectors: [reportProjector],
  readers: { report: reportReaders },
} as const satisfies ViewManifest
