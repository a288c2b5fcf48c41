import type { ViewManifest } from '../kit/manifest.ts'
import { notifyCard } from './notify.ts'
import { boardProjector } from './projector.ts'
import { boardReaders } from './readers.ts'

export const boardView = {
  projectors: [boardProjector],
  notifies: { board: notifyCard },
  readers: { board: boardReaders },
} as const satisfies ViewManifest
