import type { ViewManifest } from '../shared/manifest.ts'
import { CALLS, callProjector } from './calls.ts'
import { gateContribution } from './contribution.ts'
import { gateOwner, notifyCall, notifyWaiting } from './owner.ts'
import { gateReaders } from './readers.ts'
import { visitsReport } from './report.ts'
import { WAITING, waitingProjector } from './waiting.ts'
import { waitingReaders } from './waiting-readers.ts'

export const gateView = {
  projectors: [callProjector, waitingProjector],
  loads: gateContribution,
  notifies: { [CALLS]: notifyCall, [WAITING]: notifyWaiting },
  owners: { gate: gateOwner },
  readers: { gate: gateReaders, gateWaiting: waitingReaders },
  reports: { visits: visitsReport },
} as const satisfies ViewManifest
