import type { ViewManifest } from '../shared/manifest.ts'
import { evaluationFormProjector } from './projector.ts'
import { evaluationReaders } from './readers.ts'

export const evaluationView = {
  projectors: [evaluationFormProjector],
  readers: { evaluation: evaluationReaders },
} as const satisfies ViewManifest
