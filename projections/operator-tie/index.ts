import type { ViewManifest } from '../shared/manifest.ts'
import { operatorTieProjector } from './projector.ts'
import { operatorTieReaders } from './readers.ts'

export const operatorTieView = {
  projectors: [operatorTieProjector],
  readers: { operatorTies: operatorTieReaders },
} as const satisfies ViewManifest
