import type { ViewManifest } from '../shared/manifest.ts'
import { notifyMount } from './notify.ts'
import { mountProjector } from './projector.ts'
import { mountReaders } from './readers.ts'

export const mountView = {
  projectors: [mountProjector],
  notifies: { mount: notifyMount },
  readers: { mount: mountReaders },
} as const satisfies ViewManifest
