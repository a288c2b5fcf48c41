import { buffer } from 'node:stream/consumers'
import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { receiptReaders } from '@embarca/projections/receipts/readers.ts'
import { LOADS } from '@embarca/projections/shared/found-loads.ts'
import type { Files } from '../../kit/files.ts'
import { receiptsPdfLabels } from './labels.pt.ts'
import type { PrintedReceipt, ReceiptPdfContent, ReceiptPicture } from './receipts-pdf.ts'

type Means = { readonly views: Views; readonly files: Pick<Files, 'find' | 'read'>; readonly by: Actor; readonly now: string }

/** Most receipts of one document, and images of each; the screen shows the rest. */
const MOST_RECEIPTS = 100
const MOST_PICTURES = 4
const MOST_BYTES = 20_000_000
const pictures = ['image/png', 'image/jpeg']

/** Adds images until the document reaches the size of an e-mail. */
const picturesFrom = ({ files, by }: Means) => {
  let left = MOST_BYTES
  return async ({ fileId, name }: PrintedReceipt['receiptImages'][number]): Promise<ReceiptPicture> => {
    const about = await files.find(by.shipperId, fileId)
    if (!about || !pictures.includes(about.type) || about.size > left) return { name }
    left -= about.size
    const content = await files.read(by.shipperId, fileId)
    return { name, ...(content && { content: await buffer(content) }) }
  }
}

/** The contents of a delivery's document; undefined when the delivery does not exist for the asker. */
export const receiptPdfContentOf = async (deliveryId: string, means: Means): Promise<ReceiptPdfContent | undefined> => {
  const { views, by, now } = means
  const delivery = await receiptReaders.list({ id: deliveryId, size: MOST_RECEIPTS }, { views, by, now })
  if (!delivery || 'raw' in delivery) return undefined
  const card = await views.get<LoadCard>(LOADS, delivery.loadId)
  const person = await views.get<{ name: string }>('people', by.userId)
  const plates = [card?.vehiclePrimaryPlate, ...(card?.vehicleOtherPlates ?? [])].filter(Boolean).join(' / ')
  const pictureOf = picturesFrom(means)
  const receipts: { receipt: PrintedReceipt; pictures: readonly ReceiptPicture[] }[] = []
  for (const receipt of delivery.receivers)
    receipts.push({ receipt, pictures: await Promise.all(receipt.receiptImages.slice(0, MOST_PICTURES).map(pictureOf)) })
  return {
    externalId: card?.externalId ?? delivery.loadId,
    about: [
      [delivery.transporterName, card?.driverName, plates].filter(Boolean).join('   ·   '),
      receiptsPdfLabels.made(formatLocal(now).slice(0, 16), person?.name ?? by.userId),
    ].filter(Boolean),
    receipts,
  }
}
