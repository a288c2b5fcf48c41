import type { ViewManifest } from '../shared/manifest.ts'
import { notifyOrders } from './notify.ts'
import { orderProjector } from './projector.ts'
import { orderReaders } from './readers.ts'

export const orderView = {
  projectors: [orderProjector],
  notifies: { order: notifyOrders },
  readers: { order: orderReaders },
} as const satisfies ViewManifest
