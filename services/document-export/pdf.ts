import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CellKind, Column } from '@embarca/projections/kit/report.ts'
import PDFDocument from 'pdfkit'
import { writable } from '../kit/pdf-text.ts'
import { cellText } from './cell-text.ts'
import { placeColumns } from './columns.ts'
import type { ExportTable } from './table.ts'

const MARGIN = 36
const SMALL = 7
const PLAIN = 8
const TITLE = 15
const ROW = 14
const GAP = 6
/** With more columns the page is twice as large. */
const MANY = 14
/** Drawing is slow: after this many rows other work runs. */
const AT_ONCE = 10
const MOST_WAITING = 1 << 20
const GREY = '#5b6472'
const INK = '#111827'
const LINE = '#d1d5db'
const toTheRight: readonly CellKind[] = ['whole', 'number', 'money', 'share']

const plain = (text: string) => writable(text.replace(/\s+/g, ' '))

/** Draws the table row by row; a new page begins with the names of the columns. */
const drawing = (page: PDFKit.PDFDocument, columns: readonly Column[]) => {
  page.font('Helvetica-Bold').fontSize(SMALL)
  const area = { from: MARGIN, to: page.page.width - MARGIN, gap: GAP, widthOf: (text: string) => page.widthOfString(plain(text)) }
  const across = placeColumns(columns, area)
  const fits = (text: string, width: number) => {
    if (page.widthOfString(text) <= width) return text
    let most = Math.max(1, Math.floor((text.length * width) / page.widthOfString(text)))
    while (most > 1 && page.widthOfString(`${text.slice(0, most)}...`) > width) most -= 1
    return `${text.slice(0, most)}...`
  }
  const draw = (texts: readonly string[], font: string, colour: string) => {
    page.font(font).fontSize(SMALL).fillColor(colour)
    const { y } = page
    for (const [at, { x, width, kind }] of across.entries()) {
      const text = fits(plain(texts[at] ?? ''), width)
      const from = toTheRight.includes(kind) ? x + width - page.widthOfString(text) : x
      page.text(text, from, y, { lineBreak: false })
    }
    page.y = y + ROW
  }
  const rule = () => {
    const y = page.y - ROW / 3
    page
      .moveTo(MARGIN, y)
      .lineTo(page.page.width - MARGIN, y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke()
  }
  const names = () => {
    draw(
      columns.map(({ name }) => name),
      'Helvetica-Bold',
      GREY,
    )
    rule()
  }
  return {
    names,
    row: (texts: readonly string[]) => {
      if (page.y + ROW > page.page.height - MARGIN) {
        page.addPage()
        page.y = MARGIN
        names()
      }
      draw(texts, 'Helvetica', INK)
    },
  }
}

const write = async (page: PDFKit.PDFDocument, { heading, columns, pages }: ExportTable) => {
  const [title = '', ...more] = heading
  page.font('Helvetica-Bold').fontSize(TITLE).fillColor(INK).text(plain(title))
  page.font('Helvetica').fontSize(PLAIN).fillColor(GREY)
  for (const text of more) page.text(plain(text))
  page.moveDown(1)
  const table = drawing(page, columns)
  table.names()
  for await (const rows of pages) {
    for (const [drawn, row] of rows.entries()) {
      table.row(columns.map(({ kind }, at) => cellText(kind, row[at])))
      if (drawn % AT_ONCE === AT_ONCE - 1) await nextTurn()
    }
    // The destination may be slower: drawn pages must not accumulate in memory.
    while (page.readableLength > MOST_WAITING) await nextTurn()
  }
  page.end()
}

/** A landscape PDF, one line a row; what does not fit is cut. */
export async function* pdf(table: ExportTable): AsyncGenerator<Buffer> {
  const page = new PDFDocument({
    size: table.columns.length > MANY ? 'A3' : 'A4',
    layout: 'landscape',
    margin: MARGIN,
    info: { Title: plain(table.heading[0] ?? '') },
  })
  const writing = write(page, table).catch((error: Error) => void page.destroy(error))
  for await (const piece of page) yield piece as Buffer
  await writing
}
