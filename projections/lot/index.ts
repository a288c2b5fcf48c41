import { notifyLoad } from '../shared/load-notification.ts'
import type { ViewManifest } from '../shared/manifest.ts'
import { transporterLotReaders } from './carrier-readers.ts'
import { carrierLotProjector, lotProjector } from './projector.ts'
import { lotReaders } from './readers.ts'

export const lotView = {
  projectors: [lotProjector, carrierLotProjector],
  notifies: { lot: notifyLoad, 'carrier-lot': notifyLoad },
  readers: { lot: lotReaders, transporterLot: transporterLotReaders },
} as const satisfies ViewManifest
