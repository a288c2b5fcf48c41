import { type Static, type TOptional, type TString, Type } from 'typebox'
import { Id } from '../kit/schema.ts'
import { type ImportColumn, importColumnKeys } from './codes.ts'

/** Longest text of a corrected cell. */
const LONGEST = 4_000
/** Rows that are corrected at once, and bytes of all corrections together. */
export const MOST_CORRECTIONS = 5_000
export const CORRECTIONS_LIMIT = 2_000_000

/** Cells of a row by their columns, as text. */
export const typedCells = (text: TString) =>
  Type.Object(
    Object.fromEntries(importColumnKeys.map((column) => [column, Type.Optional(text)])) as { [K in ImportColumn]: TOptional<TString> },
    { additionalProperties: false },
  )

/** A row as it was corrected before it is imported: only the cells that differ from its file's. An empty text empties a cell. */
const Correction = Type.Object(
  {
    /** The file's place in the request, from 0, and the row's number in it. */
    file: Type.Integer({ minimum: 0 }),
    line: Type.Integer({ minimum: 0 }),
    cells: typedCells(Type.String({ maxLength: LONGEST })),
  },
  { additionalProperties: false },
)
export type Correction = Static<typeof Correction>

/** The operation group of rows that name none: NF-es never do. */
export const usualGroup = Type.Optional(Id)

/** The field `corrections` of a form of files: `Corrections` as JSON. */
export const correctionsField = Type.Optional(Type.String({ maxLength: CORRECTIONS_LIMIT }))
export const Corrections = Type.Array(Correction, { maxItems: MOST_CORRECTIONS })
