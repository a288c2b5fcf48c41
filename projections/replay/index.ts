import type { ViewManifest } from '../shared/manifest.ts'
import { replayReaders } from './readers.ts'

export const replayView = {
  readers: { replay: replayReaders },
} as const satisfies ViewManifest
