import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { loadTitle } from '@embarca/contracts/load/labels.pt.ts'
import { onTimeReasons } from '@embarca/contracts/receipt/codes.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import type { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import PDFDocument from 'pdfkit'
import { collected, writable } from '../../kit/pdf-text.ts'
import { receiptsPdfLabels as labels } from './labels.pt.ts'

export type PrintedReceipt = OutputOf<typeof receiptRoutes.list>['receivers'][number]
/** An image and its bytes; without `content` it is gone or not an image. */
export type ReceiptPicture = { readonly name: string; readonly content?: Buffer }
export type ReceiptPdfContent = {
  readonly externalId: string
  /** Lines under the title: transporter and driver, the user that made the document, and when. */
  readonly about: readonly string[]
  readonly receipts: readonly { readonly receipt: PrintedReceipt; readonly pictures: readonly ReceiptPicture[] }[]
}

const MARGIN = 48
const SMALL = 9
const PLAIN = 11
const TITLE = 20
const TALL = 320
const GREY = '#5b6472'
const INK = '#111827'

const minute = (instant: string | undefined) => instant?.slice(0, 16)
const joined = (...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join('   ·   ')
const onTimeOf = ({ onTime, onTimeReasonId }: PrintedReceipt) => {
  if (onTime === undefined) return undefined
  const reason = onTimeReasons.find(({ id }) => id === onTimeReasonId)?.name
  return onTime ? labels.onTime : labels.late(reason)
}

export const receiptLines = (receipt: PrintedReceipt): readonly string[] => {
  const {
    place,
    orderCode,
    orderCodes = [orderCode],
    nfCode,
    nfCodes = nfCode ? [nfCode] : [],
    deliveryExpectedDate,
  } = receipt.shippingDestination
  const { street, city, state } = place.address
  const arrived = minute(receipt.arrivalDate)
  return [
    `${street} — ${city}/${state}`,
    joined(orderCode && labels.order(orderCodes.join(', ')), nfCodes.length > 0 && `NF-e ${nfCodes.join(', ')}`),
    joined(labels.expected(minute(deliveryExpectedDate)), arrived && labels.arrived(arrived)),
    joined(labels.receipt(receiptLabels.status[receipt.status]), onTimeOf(receipt), receipt.reason && labels.reason(receipt.reason)),
  ].filter(Boolean)
}

/** The receipts of a delivery as a PDF, each with its images. */
export const receiptsPdf = ({ externalId, about, receipts }: ReceiptPdfContent): Promise<Buffer> => {
  const title = labels.title(receiptLabels.document.title, externalId)
  const page = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: title } })
  const write = (text: string, { size = PLAIN, bold = false, colour = INK } = {}) =>
    page
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(colour)
      .text(writable(text))
  const width = page.page.width - 2 * MARGIN
  const picture = ({ name, content }: ReceiptPicture) => {
    if (page.y + TALL > page.page.height - MARGIN) page.addPage()
    try {
      if (!content) throw new Error('no picture')
      page.image(content, MARGIN, page.y, { fit: [width, TALL] })
      page.y += TALL
    } catch {
      write(labels.brokenImage(name), { size: SMALL, colour: GREY })
    }
    page.moveDown(0.5)
  }

  write(receiptLabels.document.title, { size: SMALL, colour: GREY })
  write(loadTitle(externalId), { size: TITLE, bold: true })
  for (const line of about) write(line, { colour: GREY })
  for (const [at, { receipt, pictures }] of receipts.entries()) {
    page.moveDown(1)
    write(`${at + 1}. ${receipt.shippingDestination.place.name}`, { size: PLAIN + 1, bold: true })
    for (const line of receiptLines(receipt)) write(line, { size: SMALL + 1, colour: GREY })
    page.moveDown(0.5)
    for (const one of pictures) picture(one)
    if (!pictures.length) write(labels.noImages, { size: SMALL + 1, colour: GREY })
  }
  page.end()
  return collected(page)
}
