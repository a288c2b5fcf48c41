import type { ViewManifest } from '../kit/manifest.ts'
import { replayReaders } from './readers.ts'

export const replayView = {
  readers: { replay: replayReaders },
} as const satisfies ViewManifest
