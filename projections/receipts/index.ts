import { notifyLoad } from '../shared/load-notification.ts'
import type { ViewManifest } from '../shared/manifest.ts'
import { receiptsProjector } from './projector.ts'
import { receiptReaders } from './readers.ts'
import { reviewContribution } from './review-contribution.ts'

export const receiptsView = {
  projectors: [receiptsProjector],
  notifies: { receipts: notifyLoad },
  loads: reviewContribution,
  readers: { receipt: receiptReaders },
} as const satisfies ViewManifest
