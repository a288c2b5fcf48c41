import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personal } from '../kit/personal.ts'
import { Id } from '../kit/schema.ts'
import { reportFailures, reportFormats } from './codes.ts'

const one = { reportId: Id, userId: Id }

/** A file that somebody asked for, from the question to the file (`decisions/0020`). How far it has come is told live and not kept. */
export const reportEvents = {
  ReportStarted: event({
    ...one,
    kind: Type.String(),
    format: Type.Enum(reportFormats),
    /** JSON of the filters: people look for names and documents. */
    asked: personal('userId', Type.String()),
    /** What its asker could see, and worked in, when asking. */
    operationGroupIds: Type.Array(Id),
    activeGroupId: Type.Optional(Id),
  }),
  ReportFinished: event({ ...one, fileId: Id, fileName: Type.String(), rows: Type.Integer(), size: Type.Integer() }),
  ReportFailed: event({ ...one, why: Type.Enum(reportFailures) }),
  /** Files are kept for so many days; that there was one stays. */
  ReportFileRemoved: event(one),
}
export type ReportEvent = EventsOf<typeof reportEvents>
