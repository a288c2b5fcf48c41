import type { ViewManifest } from '../shared/manifest.ts'
import { CALLS, callProjector } from './calls.ts'
import { gateContribution } from './contribution.ts'
import { keptReaders } from './kept/readers.ts'
import { gateOwner, notifyAtGate, notifyCall } from './owner.ts'
import { pastReaders } from './past/readers.ts'
import { gateReaders } from './readers.ts'
import { visitsReport } from './report.ts'
import { SLOTS, slotProjector } from './slots/projector.ts'
import { slotReaders } from './slots/readers.ts'
import { WAITING, waitingProjector } from './waiting.ts'
import { waitingReaders } from './waiting-readers.ts'
import { waitingReport } from './waiting-report.ts'
import { waitProjector } from './waits.ts'

export const gateView = {
  projectors: [callProjector, waitingProjector, waitProjector, slotProjector],
  loads: gateContribution,
  notifies: { [CALLS]: notifyCall, [WAITING]: notifyAtGate, [SLOTS]: notifyAtGate },
  owners: { gate: gateOwner },
  readers: { gate: gateReaders, gateKept: keptReaders, gatePast: pastReaders, gateWaiting: waitingReaders, gateSlots: slotReaders },
  reports: { visits: visitsReport, waitingDrivers: waitingReport },
} as const satisfies ViewManifest
