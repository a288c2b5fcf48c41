import type { ViewManifest } from '../shared/manifest.ts'
import { referenceProjectors } from './projector.ts'
import { referenceReaders } from './readers.ts'

export const referenceView = {
  projectors: referenceProjectors,
  readers: { reference: referenceReaders },
} as const satisfies ViewManifest
