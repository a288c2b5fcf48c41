import { type Static, Type } from 'typebox'
import { command, fileOf, query } from '../kit/route.ts'
import { Id, listOf, paging } from '../kit/schema.ts'
import type { freightTypes } from '../load/codes.ts'
import { may } from '../roles.ts'
import { importChoices } from './corrections.ts'
import { importMessages } from './labels.pt.ts'
import { type ImportFailure, importStatuses } from './states.ts'

const plans = { may: may.planOrders }
const starts = {
  ...plans,
  files: true,
  body: importChoices,
  messages: { done: importMessages.started, failed: importMessages.notStarted },
} as const

/** Starts the import of the files in the form; the answer's `id` names it. */
export const importServed = {
  /** NF-es, as XML or ZIP (C154). */
  importNotes: command('POST /order/importNFe', 'StartImport', starts),
  /** Sheets, and NF-es too (C155). */
  importOrders: command('POST /order/importOrder', 'StartImport', starts),
  /** The caller's latest import, which has ended, is no longer shown (C159). */
  putAway: command('POST /order/resetInfoProcessImport', 'PutAwayImport', { ...plans }),
  /** The files as sent, with the line and the error of what was refused (C360). */
  errors: query('GET /order/importErrors/:id', fileOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'), plans),
}

/** The caller's latest import. NONE: there is none, or it was put away. */
export const ImportInfo = Type.Object({
  id: Type.Optional(Id),
  status: Type.Enum([...importStatuses, 'NONE']),
  startedAt: Type.Optional(Type.String()),
  endedAt: Type.Optional(Type.String()),
  percent: Type.Integer(),
  read: Type.Integer(),
  total: Type.Integer(),
  created: Type.Integer(),
  changed: Type.Integer(),
  same: Type.Integer(),
  refused: Type.Integer(),
  /** Names of the files. */
  files: Type.Array(Type.String()),
  /** For `GET /order/importErrors/:id`. */
  errorsId: Type.Optional(Id),
  /** The text, when it was not run. */
  failure: Type.Optional(Type.String()),
})
export type ImportInfo = Static<typeof ImportInfo>

export const importReads = {
  /** C175. */
  info: query('GET /order/getInfoProcessImport', ImportInfo, plans),
  /** The caller's imports, latest first, those that were put away among them (readings o22). */
  all: query('GET /order/import', listOf(ImportInfo), { ...plans, query: paging }),
}

/** Frames of the channel `job:{id}`; their data is the import, without its status NONE. */
export const importFrames = {
  START: 'IMPORT_ORDERS_START',
  PROGRESS: 'IMPORT_ORDERS_PROGRESS',
  FINISH: 'IMPORT_ORDERS_FINISH',
  ERROR: 'ERROR_IMPORT_ORDERS',
} as const
/** Where the sheet with the errors is. */
export const errorsAddress = (importId: string) => `/webshipper/order/importErrors/${importId}`

export type ImportCounts = {
  readonly total: number
  readonly read: number
  readonly created: number
  readonly changed: number
  readonly same: number
  readonly refused: number
}
type SentFile = { readonly fileId: string; readonly name: string; readonly size: number; readonly digest: string }
type Errors = { readonly errorsFileId?: string }

/** Commands of an import. The route's own ones name no file: their handler reads them from the form. */
export type ImportCommand =
  | {
      readonly type: 'StartImport'
      readonly data: {
        readonly files: readonly SentFile[]
        readonly increment: boolean
        /** Of rows that name none. */
        readonly operationGroupId?: string
        /** Cells that were corrected before the run. */
        readonly correctionsFileId?: string
        readonly recreates: boolean
        readonly freightType?: (typeof freightTypes)[number]
        /** Nothing of the files can be taken: the import ends at once. */
        readonly unreadable?: Errors & { readonly total: number; readonly refused: number }
      }
    }
  | { readonly type: 'AdvanceImport'; readonly data: ImportCounts & { readonly id: string } }
  | { readonly type: 'FinishImport'; readonly data: ImportCounts & Errors & { readonly id: string } }
  | { readonly type: 'RefuseImport'; readonly data: { readonly id: string; readonly why: ImportFailure } }
  | { readonly type: 'PutAwayImport'; readonly data: { readonly id: string } }
  | { readonly type: 'RemoveImportFiles'; readonly data: { readonly id: string } }
