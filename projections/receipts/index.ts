import { notifyLoad } from '../kit/load-notification.ts'
import type { ViewManifest } from '../kit/manifest.ts'
import { receiptsProjector } from './projector.ts'
import { receiptReaders } from './readers.ts'

export const receiptsView = {
  projectors: [receiptsProjector],
  notifies: { receipts: notifyLoad },
  readers: { receipt: receiptReaders },
} as const satisfies ViewManifest
