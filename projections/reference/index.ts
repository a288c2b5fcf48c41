import type { ViewManifest } from '../shared/manifest.ts'
import { checklistReaders } from './checklist.ts'
import { driverReaders } from './drivers.ts'
import { referenceProjectors } from './projector.ts'
import { referenceReaders } from './readers.ts'

export type { GatePlace } from './gates.ts'
export { ownTies } from './own-ties.ts'

export const referenceView = {
  projectors: referenceProjectors,
  readers: { reference: referenceReaders, driverQueries: driverReaders, checklist: checklistReaders },
} as const satisfies ViewManifest
