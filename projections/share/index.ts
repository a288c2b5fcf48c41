import type { ViewManifest } from '../kit/manifest.ts'
import { shareProjector } from './projector.ts'

export const shareView = {
  projectors: [shareProjector],
} as const satisfies ViewManifest
