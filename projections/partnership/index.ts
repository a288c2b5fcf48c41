import type { ViewManifest } from '../shared/manifest.ts'
import { ownCarrierReaders } from './own-readers.ts'
import { carrierPersonProjector } from './people.ts'
import { carrierPartnershipProjector, partnershipProjector } from './projector.ts'
import { carrierReaders } from './readers.ts'
import { transportersReport } from './report.ts'

export { CARRIER_PARTNERSHIPS } from './projector.ts'

export const partnershipView = {
  projectors: [partnershipProjector, carrierPartnershipProjector, carrierPersonProjector],
  readers: { carriers: carrierReaders, ownCarrier: ownCarrierReaders },
  reports: { transporters: transportersReport },
} as const satisfies ViewManifest
