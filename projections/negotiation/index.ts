import { notifyLoad } from '../shared/load-notification.ts'
import type { ViewManifest } from '../shared/manifest.ts'
import { bidsProjector } from './bids.ts'
import { negotiationProjector } from './projector.ts'
import { negotiationReaders } from './readers.ts'
import { auctionReport, negotiationReport, quotationReport } from './reports.ts'
import { transporterDealReaders } from './transporter-readers.ts'

export const negotiationView = {
  projectors: [negotiationProjector, bidsProjector],
  notifies: { negotiation: notifyLoad },
  readers: { negotiation: negotiationReaders, transporterTalk: transporterDealReaders },
  reports: { quotation: quotationReport, negotiation: negotiationReport, auction: auctionReport },
} as const satisfies ViewManifest
