import type { ViewManifest } from '../shared/manifest.ts'
import { partnershipProjector } from './projector.ts'

export const partnershipView = {
  projectors: [partnershipProjector],
} as const satisfies ViewManifest
