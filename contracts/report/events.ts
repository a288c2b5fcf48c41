import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personal } from '../kit/personal.ts'
import { Id } from '../kit/schema.ts'
import { reportFailures, reportFormats } from './codes.ts'

const one = { reportId: Id, userId: Id }

/** A requested file, from the request to the file (`decisions/0020`). Its progress is pushed live and not recorded. */
export const reportEvents = {
  ReportStarted: event({
    ...one,
    kind: Type.String(),
    format: Type.Enum(reportFormats),
    /** JSON of the filters; personal, because people search for names and documents. */
    asked: personal('userId', Type.String()),
    /** The access that its asker had, and used, at the time of the request. */
    operationGroupIds: Type.Array(Id),
    activeGroupId: Type.Optional(Id),
  }),
  ReportFinished: event({ ...one, fileId: Id, fileName: Type.String(), rows: Type.Integer(), size: Type.Integer() }),
  ReportFailed: event({ ...one, why: Type.Enum(reportFailures) }),
  /** Files are deleted after some days; the report itself stays. */
  ReportFileRemoved: event(one),
}
export type ReportEvent = EventsOf<typeof reportEvents>
