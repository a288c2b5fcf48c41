import type { ViewManifest } from '../kit/manifest.ts'
import { historyProjector } from './projector.ts'

export { factsOf } from './facts.ts'
export { historyReaders } from './readers.ts'

export const historyView = {
  projectors: [historyProjector],
} as const satisfies ViewManifest
