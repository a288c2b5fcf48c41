import type { ViewManifest } from '../shared/manifest.ts'
import { contractProjector } from './projector.ts'
import { dedicatedReaders } from './readers.ts'

export const dedicatedView = {
  projectors: [contractProjector],
  readers: { dedicated: dedicatedReaders },
} as const satisfies ViewManifest
