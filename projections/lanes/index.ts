import type { ViewManifest } from '../shared/manifest.ts'
import { lanesProjector } from './projector.ts'

export const lanesView = {
  projectors: [lanesProjector],
} as const satisfies ViewManifest
