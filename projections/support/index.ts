import type { ViewManifest } from '../shared/manifest.ts'
import { supportReaders } from './readers.ts'

export const supportView = {
  readers: { support: supportReaders },
} as const satisfies ViewManifest
