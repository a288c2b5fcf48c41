import type { ViewManifest } from '../shared/manifest.ts'
import { savedViewProjector } from './projector.ts'
import { savedViewReaders } from './readers.ts'

export const savedViewView = {
  projectors: [savedViewProjector],
  readers: { savedView: savedViewReaders },
} as const satisfies ViewManifest
