import { type Static, Type } from 'typebox'
import { fileOf, query } from '../kit/route.ts'
import { may } from '../roles.ts'
import { importColumnKeys, rowOutcomes } from './codes.ts'
import { correctionsField, typedCells, usualGroup } from './corrections.ts'

const RowFault = Type.Object({ column: Type.Optional(Type.Enum(importColumnKeys)), message: Type.String() })

/** A row that is refused or has a warning, with all its faults at once. */
const CheckedRow = Type.Object({
  /** The file's place in the request, from 0, and the row's number in it. */
  file: Type.Integer(),
  line: Type.Integer(),
  /** The XML within a ZIP. */
  entry: Type.Optional(Type.String()),
  outcome: Type.Enum(rowOutcomes),
  code: Type.Optional(Type.String()),
  faults: Type.Array(RowFault),
  warnings: Type.Array(Type.String()),
  /** Its cells as they would be typed. */
  cells: typedCells(Type.String()),
})
export type CheckedRow = Static<typeof CheckedRow>

const CheckedFile = Type.Object({
  name: Type.String(),
  rows: Type.Integer(),
  /** Headings that the template does not have. */
  unknown: Type.Array(Type.String()),
  /** Why nothing of it can be read. */
  fault: Type.Optional(Type.String()),
})

export const ImportCheck = Type.Object({
  files: Type.Array(CheckedFile),
  rows: Type.Integer(),
  orders: Type.Integer(),
  fine: Type.Integer(),
  warned: Type.Integer(),
  refused: Type.Integer(),
  /** Refused rows and those with warnings, in the order of the files. */
  problems: Type.Array(CheckedRow),
  /** There are more problems than are listed. */
  hasMore: Type.Boolean(),
})
export type ImportCheck = Static<typeof ImportCheck>

/** Planners' files of orders. Multipart and binary: mounted apart from the tables. */
export const importRoutes = {
  /** The workbook to fill in (C174). */
  template: query('GET /order/templateXLSX', fileOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'), {
    may: may.launchLoads,
  }),
  /**
   * Reads XLSX, CSV, XML and ZIP files and says of every row whether it would be taken; nothing is stored. The field `corrections` holds cells
   * that were corrected (`Corrections`, as JSON).
   */
  check: query('POST /order/import/check', ImportCheck, {
    may: may.launchLoads,
    files: true,
    body: { corrections: correctionsField, operationGroupId: usualGroup },
  }),
}
