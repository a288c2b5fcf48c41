import { type Static, type TOptional, type TString, Type } from 'typebox'
import { Id } from '../kit/schema.ts'
import { freightTypes } from '../load/codes.ts'
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

const flag = Type.Optional(Type.Enum(['true', 'false']))
/** The fields of a form of files, for its check and its run alike. */
export const importChoices = {
  /** `Corrections` as JSON. */
  corrections: Type.Optional(Type.String({ maxLength: CORRECTIONS_LIMIT })),
  /** Amounts of known orders are added to instead of restated. */
  increment: flag,
  /** A code whose order was delivered or split becomes that of a new order. */
  flRecreateOrder: flag,
  /** Of rows that name none. */
  freightType: Type.Optional(Type.Enum(freightTypes)),
  /** Of rows that name none: NF-es never do. */
  operationGroupId: Type.Optional(Id),
}
export const Corrections = Type.Array(Correction, { maxItems: MOST_CORRECTIONS })
