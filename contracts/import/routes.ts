import { type Static, Type } from 'typebox'
import { fileOf, query } from '../kit/route.ts'
import { may } from '../roles.ts'
import { importColumnKeys, rowOutcomes } from './codes.ts'
import { importChoices, typedCells } from './corrections.ts'

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

/** A field of an order before and after an import, as text; empty where it holds nothing. */
const OrderFieldChange = Type.Object({ name: Type.String(), before: Type.String(), after: Type.String() })
export type OrderFieldChange = Static<typeof OrderFieldChange>

/** An order that an import would change. */
const ChangedOrder = Type.Object({
  file: Type.Integer(),
  line: Type.Integer(),
  entry: Type.Optional(Type.String()),
  code: Type.String(),
  /** The launched load that it is in: the order stays as it is, and a pendency tells of the differences. */
  loadId: Type.Optional(Type.String()),
  changes: Type.Array(OrderFieldChange),
})
export type ChangedOrder = Static<typeof ChangedOrder>

/** A delivery place that an import would register. */
const NewPlace = Type.Object({ document: Type.String(), name: Type.String(), city: Type.String(), state: Type.String() })
export type NewPlace = Static<typeof NewPlace>

export const ImportCheck = Type.Object({
  files: Type.Array(CheckedFile),
  rows: Type.Integer(),
  orders: Type.Integer(),
  fine: Type.Integer(),
  warned: Type.Integer(),
  refused: Type.Integer(),
  /** What the run would come to now, as it counts it. */
  created: Type.Integer(),
  changed: Type.Integer(),
  same: Type.Integer(),
  /** The first ones of them. */
  changes: Type.Array(ChangedOrder),
  newPlaces: Type.Array(NewPlace),
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
   * Reads XLSX, CSV, XML and ZIP files and says of every row whether it would be taken, and of every order what would become of it; nothing is
   * stored. The field `corrections` holds cells that were corrected (`Corrections`, as JSON); the others are those of the run.
   */
  check: query('POST /order/import/check', ImportCheck, {
    may: may.launchLoads,
    files: true,
    body: importChoices,
  }),
}
