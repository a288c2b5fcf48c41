import type { ViewManifest } from '../shared/manifest.ts'
import { communicationProjector } from './projector.ts'
import { communicationReaders } from './readers.ts'

export const communicationView = {
  projectors: [communicationProjector],
  readers: { communication: communicationReaders },
} as const satisfies ViewManifest
