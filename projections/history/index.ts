import type { ViewManifest } from '../shared/manifest.ts'
import { historyProjector } from './projector.ts'

export { detailOf } from './detail.ts'
export { historyEventsOf } from './events.ts'
export { lineOf } from './projector.ts'
export { actorNames, eventShown, historyReaders, refusalShown } from './readers.ts'
export { inUnits } from './volumes.ts'

export const historyView = {
  projectors: [historyProjector],
} as const satisfies ViewManifest
