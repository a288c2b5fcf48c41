import type { ViewManifest } from '../shared/manifest.ts'
import { orderProjector } from './projector.ts'
import { orderReaders } from './readers.ts'

export const orderView = {
  projectors: [orderProjector],
  readers: { order: orderReaders },
} as const satisfies ViewManifest
