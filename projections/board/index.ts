import type { ViewManifest } from '../kit/manifest.ts'
import { boardProjector } from './projector.ts'
import { boardReaders } from './readers.ts'

export const boardView = {
  projectors: [boardProjector],
  readers: { board: boardReaders },
} as const satisfies ViewManifest
