import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { writable } from './pdf-text.ts'

/** Points. */
export const MARGIN = 48
export const SMALL = 9
export const PLAIN = 11
export const GREY = '#5b6472'
const INK = '#111827'
const LINE = '#d1d5db'

/** Side of the QR code in the head. */
export const QR = 120

/** A4 paper, written from top to bottom. */
export const paperOf = (title: string) => {
  const page = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: title } })
  return {
    page,
    /** A QR code at the right of the head, black on white with the quiet margin that scanners need. */
    drawCode: (text: string) => {
      const { data, size } = encode(text, { ecc: 'M', border: 4 })
      const side = QR / size
      const left = page.page.width - MARGIN - QR
      page.fillColor('#000')
      for (const [y, row] of data.entries())
        for (const [x, dark] of row.entries()) if (dark) page.rect(left + x * side, MARGIN + y * side, side, side)
      page.fill()
    },
    /** `width`: points; 0 is the whole line. `link`: what the text opens. */
    write: (text: string, { size = PLAIN, bold = false, colour = INK, width = 0, link = '' } = {}) =>
      page
        .font(bold ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(size)
        .fillColor(colour)
        .text(writable(text), { ...(width > 0 && { width }), ...(link && { link }) }),
    /** A thin line between what is above and below. */
    rule: () => {
      page.moveDown(0.7)
      page
        .moveTo(MARGIN, page.y)
        .lineTo(page.page.width - MARGIN, page.y)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke()
      page.moveDown(0.5)
    },
  }
}
