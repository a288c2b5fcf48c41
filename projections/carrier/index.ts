import type { ViewManifest } from '../shared/manifest.ts'
import { loadOwner } from './owner.ts'
import { carrierProjector } from './projector.ts'
import { driverReaders, transporterReaders } from './readers.ts'

export const carrierView = {
  projectors: [carrierProjector],
  owners: { load: loadOwner },
  readers: { transporter: transporterReaders, driver: driverReaders },
} as const satisfies ViewManifest
