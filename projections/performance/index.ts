import type { ViewManifest } from '../shared/manifest.ts'
import { performanceProjector } from './projector.ts'

export const performanceView = {
  projectors: [performanceProjector],
} as const satisfies ViewManifest
