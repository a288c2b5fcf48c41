import type { ImportCells } from '@embarca/contracts/import/codes.ts'
import type { OrderForm } from '@embarca/contracts/order/form.ts'
import { randomFrom } from '../random.ts'
import { iso } from '../script/lines.ts'
import type { ShipperData } from '../shipper-data.ts'
import { orderTo } from '../waiting-orders.ts'
import { notesZip } from './notes.ts'
import { cellsOf, csvOf } from './order-sheet.ts'

/** A file of orders, and what its name says. */
export type OrderFile = { readonly name: string; readonly bytes: Buffer }
type Of = { readonly seed: string; readonly now: number; readonly book: ShipperData }

/** What planners mistype, by the row where it stands. */
const mistakes: Readonly<Record<number, ImportCells>> = {
  2: { weight: 'doze mil' },
  5: { collectDocument: '11222333000182' },
  7: { deliveryDate: '30/02/2026' },
  11: { code: '1,5E+10' },
  13: { operationGroup: 'Norte' },
  14: { weight: '0' },
}

const formsOf = ({ seed, now, book }: Of, prefix: string, count: number): readonly OrderForm[] => {
  const random = randomFrom(`${seed}/file/${prefix}`)
  return Array.from({ length: count }, (_, number) => orderTo({ random, book, now, number, prefix }))
}

/** A sheet of orders; `isFlawed`: six of its rows have a mistake. */
export const sheetFile = (of: Of, { name, prefix, rows, isFlawed }: SheetOutline): OrderFile => {
  const cells = formsOf(of, prefix, rows).map((form) => cellsOf(form, of.book))
  return { name, bytes: csvOf(isFlawed ? cells.map((row, at) => ({ ...row, ...mistakes[at] })) : cells) }
}
export type SheetOutline = { readonly name: string; readonly prefix: string; readonly rows: number; readonly isFlawed: boolean }

/** A ZIP of notes. They name no operation group: who imports them works in one only. */
export const notesFile = (of: Of, { name, prefix, notes, first }: NotesOutline): OrderFile => {
  const random = randomFrom(`${of.seed}/notes/${prefix}`)
  return { name, bytes: notesZip(formsOf(of, prefix, notes), first, { at: iso(of.now), random, book: of.book }) }
}
export type NotesOutline = { readonly name: string; readonly prefix: string; readonly notes: number; readonly first: number }

/** Two files to upload by hand. */
export const exampleFiles = (of: Of): readonly OrderFile[] => [
  sheetFile(of, { name: 'pedidos-para-importar.csv', prefix: 'EX', rows: 30, isFlawed: true }),
  notesFile(of, { name: 'notas-para-importar.zip', prefix: 'EN', notes: 12, first: 61_001 }),
]
