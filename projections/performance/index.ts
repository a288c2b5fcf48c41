import type { ViewManifest } from '../kit/manifest.ts'
import { performanceProjector } from './projector.ts'

export const performanceView = {
  projectors: [performanceProjector],
} as const satisfies ViewManifest
