import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Id } from '../kit/schema.ts'
import { freightTypes } from '../load/codes.ts'
import { importFailures } from './states.ts'

const one = { importId: Id, userId: Id }
const counts = {
  /** Rows of the files, and how many of them are done. */
  total: Type.Integer(),
  read: Type.Integer(),
  /** Orders that are new, that changed and that stayed as they were. */
  created: Type.Integer(),
  changed: Type.Integer(),
  same: Type.Integer(),
  /** Rows that are not taken. */
  refused: Type.Integer(),
}
/** The id of the sheet with the rows that were refused. */
const errors = { errorsFileId: Type.Optional(Id) }

/** Files of orders, from their upload to the end of their run (`o22`). */
export const importEvents = {
  ImportStarted: event({
    ...one,
    files: Type.Array(
      Type.Object({
        fileId: Id,
        name: Type.String(),
        size: Type.Integer(),
        /** Of the content: a line of it is added once, whatever the file's name. */
        digest: Type.String(),
      }),
    ),
    increment: Type.Boolean(),
    /** Of rows that name none. */
    operationGroupId: Type.Optional(Id),
    /** Cells that were corrected before the run, as JSON. */
    correctionsFileId: Type.Optional(Id),
    /** Orders that have ended give their codes to new ones. */
    recreates: Type.Boolean(),
    freightType: Type.Optional(Type.Enum(freightTypes)),
    /** The access that its user had at the time. */
    operationGroupIds: Type.Array(Id),
  }),
  /** How far the run is: at most one of a hundred parts each. */
  ImportAdvanced: event({ ...one, ...counts }),
  ImportFinished: event({ ...one, ...counts, ...errors }),
  ImportRefused: event({ ...one, why: Type.Enum(importFailures), total: Type.Integer(), refused: Type.Integer(), ...errors }),
  /** Its user no longer wants to see it. */
  ImportPutAway: event(one),
  /** The files as they were sent are deleted after some days; the import itself stays. */
  ImportFilesRemoved: event(one),
}
export type ImportEvent = EventsOf<typeof importEvents>
