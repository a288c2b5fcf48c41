import type { ViewManifest } from '../shared/manifest.ts'
import { notifyCard } from './notify.ts'

export type { LoadContribution } from '../shared/load-contribution.ts'
export { platesOf } from './codes.ts'
export type { LoadDocument } from './document.ts'
export { bareLoadsProjector, loadsProjectorWith } from './projector.ts'
export { documentsOf } from './stops.ts'

/** `projections/all.ts` builds its projector from the contributions of other views. */
export const loadsView = { notifies: { loads: notifyCard } } as const satisfies ViewManifest
