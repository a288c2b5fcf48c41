import type { ViewManifest } from '../shared/manifest.ts'
import { blockProjector } from './projector.ts'
import { blockReaders } from './readers.ts'

export const blockView = {
  projectors: [blockProjector],
  readers: { block: blockReaders },
} as const satisfies ViewManifest
