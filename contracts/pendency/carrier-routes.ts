import { type Static, Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Id, Instant, Line } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { pendencyStatuses } from './codes.ts'
import { pendencyLabels } from './labels.pt.ts'
import { Observation } from './observation.ts'
import { Attachment, TypeId } from './routes.ts'

/** A pendency as the carrier or driver who reported it sees it, and what of the load's others concerns them: its name, and what it stops. */
export const OwnPendency = Type.Object({
  id: Id,
  typeId: Type.String(),
  name: Type.String(),
  status: Type.Enum(pendencyStatuses),
  createdDate: Instant,
  endedDate: Type.Optional(Instant),
  observation: Type.Optional(Type.String()),
  attachments: Type.Array(Attachment),
})
export type OwnPendency = Static<typeof OwnPendency>

export const LoadPendencies = Type.Object({
  /** What the asker may report about this load. */
  types: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  list: Type.Array(OwnPendency),
})
export type LoadPendencies = Static<typeof LoadPendencies>

export const carrierPendencyRoutes = {
  ofCarrier: query('GET /webtransporter/loads/:id/pendencies', LoadPendencies, { may: may.actForTransporter }),
  ofDriver: query('GET /webdriver/trips/:id/pendencies', LoadPendencies, { may: may.drive }),
}

const report = {
  body: {
    loadId: Id,
    pendingTypeId: TypeId,
    observation: Observation,
    attachments: Type.Optional(Type.Array(Type.Object({ fileId: Id, name: Line }, { additionalProperties: false }), { maxItems: 10 })),
  },
  attaches: ({ attachments = [] }: { attachments?: readonly { fileId: string }[] }) => attachments.map(({ fileId }) => fileId),
  messages: { done: pendencyLabels.opened, failed: pendencyLabels.failed },
}
export const carrierPendencyCommands = {
  byCarrier: command('POST /webtransporter/pending/open', 'ReportPendency', { may: may.operateForTransporter, ...report }),
  byDriver: command('POST /webdriver/pending/open', 'ReportPendency', { may: may.drive, takesMoment: true, ...report }),
}
export type CarrierPendencyCommand = CommandsOf<typeof carrierPendencyCommands>
