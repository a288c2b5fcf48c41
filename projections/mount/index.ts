import type { ViewManifest } from '../shared/manifest.ts'
import { mountProjector } from './projector.ts'
import { mountReaders } from './readers.ts'

export const mountView = {
  projectors: [mountProjector],
  readers: { mount: mountReaders },
} as const satisfies ViewManifest
