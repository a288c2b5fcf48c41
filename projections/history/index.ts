import type { ViewManifest } from '../shared/manifest.ts'
import { historyProjector } from './projector.ts'

export { factsOf } from './facts.ts'
export { lineOf } from './projector.ts'
export { factShown, historyReaders, refusalShown, whoIsWho } from './readers.ts'

export const historyView = {
  projectors: [historyProjector],
} as const satisfies ViewManifest
