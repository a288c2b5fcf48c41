import type { ViewManifest } from '../shared/manifest.ts'
import { hiringProjector } from './hirings.ts'
import { blockProjector } from './projector.ts'
import { blockReaders } from './readers.ts'

export const blockView = {
  projectors: [blockProjector, hiringProjector],
  readers: { block: blockReaders },
} as const satisfies ViewManifest
