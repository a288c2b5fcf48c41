import type { ViewManifest } from '../shared/manifest.ts'
import { shareProjector } from './projector.ts'

export const shareView = {
  projectors: [shareProjector],
} as const satisfies ViewManifest
