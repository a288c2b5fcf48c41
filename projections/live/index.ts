import type { ViewManifest } from '../kit/manifest.ts'
import { liveProjector } from './projector.ts'

export const liveView = {
  projectors: [liveProjector],
} as const satisfies ViewManifest
