import type { ImportEvent } from '@embarca/contracts/import/events.ts'
import type { ImportCounts } from '@embarca/contracts/import/run-routes.ts'
import type { Actor, OfType, Recorded } from '@embarca/contracts/kit/event.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { EventStore } from '../kit/event-store.ts'
import type { Files } from '../kit/files.ts'
import type { Run } from '../kit/run.ts'

export type StartedImport = Recorded<OfType<ImportEvent, 'ImportStarted'>>
export type ImportRunning = {
  readonly run: Run
  readonly events: Pick<EventStore, 'read'>
  readonly files: Pick<Files, 'put' | 'read'>
  readonly viewsFor: (by: Actor) => Views
  readonly now: () => string
  readonly isProduction: boolean
  /** Records how far the run is. */
  readonly advance: (counts: ImportCounts) => Promise<unknown>
}
