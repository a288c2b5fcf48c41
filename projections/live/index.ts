import type { ViewManifest } from '../kit/manifest.ts'
import { notifyLive } from './notify.ts'
import { liveProjector } from './projector.ts'

export const liveView = {
  projectors: [liveProjector],
  notifies: { live: notifyLive },
} as const satisfies ViewManifest
