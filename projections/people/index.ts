import type { ViewManifest } from '../shared/manifest.ts'
import { peopleProjector } from './projector.ts'

export const peopleView = {
  projectors: [peopleProjector],
} as const satisfies ViewManifest
