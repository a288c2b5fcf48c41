import { historyEventsOf } from '../history/index.ts'
import type { ViewManifest } from '../shared/manifest.ts'
import { otifProjector } from './projector.ts'
import { otifReaders } from './readers.ts'
import { otifReport } from './report.ts'

export { figures } from './figures.ts'

export const otifView = {
  projectors: [otifProjector],
  readers: { otif: otifReaders(historyEventsOf) },
  reports: { otif: otifReport },
} as const satisfies ViewManifest
