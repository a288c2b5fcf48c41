import type { ViewManifest } from '../shared/manifest.ts'
import { notifyCard } from './notify.ts'

export type { LoadContribution } from '../shared/load-contribution.ts'
export { platesOf } from './codes.ts'
export type { LoadDocument } from './document.ts'
export { bareLoadsProjector, loadsProjectorWith } from './projector.ts'
export { documentsOf } from './stops.ts'

/** Its projector is made in `projections/all.ts`, of what other views contribute to it. */
export const loadsView = { notifies: { loads: notifyCard } } as const satisfies ViewManifest
