import PDFDocument from 'pdfkit'
import { writable } from '../../kit/pdf-text.ts'

/** Points. */
export const MARGIN = 48
export const SMALL = 9
export const PLAIN = 11
export const GREY = '#5b6472'
const INK = '#111827'
const LINE = '#d1d5db'

/** A4 paper of a load, written from top to bottom. */
export const paperOf = (title: string) => {
  const page = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: title } })
  return {
    page,
    /** `width`: points; 0 is the whole line. */
    write: (text: string, { size = PLAIN, bold = false, colour = INK, width = 0 } = {}) =>
      page
        .font(bold ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(size)
        .fillColor(colour)
        .text(writable(text), { ...(width > 0 && { width }) }),
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
