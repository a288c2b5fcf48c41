import type { ViewManifest } from '../shared/manifest.ts'
import { evaluationFormProjector } from './projector.ts'
import { evaluationReaders } from './readers.ts'
import { scorecardReaders } from './scorecard-readers.ts'

export const evaluationView = {
  projectors: [evaluationFormProjector],
  readers: { evaluation: { ...evaluationReaders, ...scorecardReaders } },
} as const satisfies ViewManifest
