import type { ViewManifest } from '../shared/manifest.ts'
import { boardReaders } from './readers.ts'

/** Read from the documents of the loads view. */
export const boardView = {
  readers: { board: boardReaders },
} as const satisfies ViewManifest
