import { type Static, Type } from 'typebox'
import { fileOf, query } from '../kit/route.ts'
import { Id } from '../kit/schema.ts'
import { loadStatuses } from '../load/codes.ts'
import { HistoryLine } from '../load-details/routes.ts'
import { may } from '../roles.ts'
import { chainFindings } from './codes.ts'

/** A position in the log, or an instant: everything recorded up to and including it counts. */
const Until = Type.String({ pattern: '^(\\d{1,30}|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z)$' })
const until = { until: Type.Optional(Until), /** Of the load's own stream. */ revision: Type.Optional(Type.Integer({ minimum: 0 })) }

/** An event with its position in the log, or a command refused between two events. */
export const ReplayMoment = Type.Object({ ...HistoryLine.properties, position: Type.Optional(Type.String()) })
export type ReplayMoment = Static<typeof ReplayMoment>

/** The result of reading the load's streams as they are stored, and comparing each event with the one before it. */
export const Chain = Type.Object({
  streams: Type.Array(
    Type.Object({
      stream: Type.String(),
      label: Type.String(),
      facts: Type.Integer(),
      findings: Type.Array(Type.Object({ revision: Type.Integer(), code: Type.Enum(chainFindings), text: Type.String() })),
    }),
  ),
  /** The last head that the notary signed. */
  head: Type.Optional(Type.Object({ position: Type.String(), time: Type.String() })),
  /** SHA-256 of the notary's public key, to recognise an evidence bundle. */
  notary: Type.String(),
})
export type Chain = Static<typeof Chain>

/** One field of a load, as a text. */
export const Field = Type.Object({ key: Type.String(), group: Type.String(), label: Type.String(), value: Type.String() })
export type Field = Static<typeof Field>

/** A point in the past: the last event that counts. */
export const Instant = Type.Object({
  position: Type.String(),
  recordedAt: Type.String(),
  /** Of the load's own stream; -1 before its first event. */
  revision: Type.Integer(),
})
export const State = Type.Object({
  ...Instant.properties,
  /** Absent before the load existed, and after a draft was deleted. */
  statusCode: Type.Optional(Type.Enum(loadStatuses)),
  status: Type.String(),
  fields: Type.Array(Field),
})
export type State = Static<typeof State>

export const FieldChange = Type.Object({
  key: Type.String(),
  group: Type.String(),
  label: Type.String(),
  before: Type.Optional(Type.String()),
  after: Type.Optional(Type.String()),
})
export type FieldChange = Static<typeof FieldChange>

export const replayRoutes = {
  /** Everything that happened to a load, oldest first, and whether its records are intact. */
  replay: query(
    'GET /shipping/:id/replay',
    Type.Object({ hashId: Id, externalId: Type.String(), moments: Type.Array(ReplayMoment), chain: Type.Optional(Chain) }),
    { may: may.auditLoads },
  ),
  /** The load at a moment; without one, now. */
  state: query('GET /shipping/:id/replay/state', State, { may: may.auditLoads, query: until }),
  /** What differs between two moments. */
  difference: query('GET /shipping/:id/replay/difference', Type.Object({ from: Instant, to: Instant, changes: Type.Array(FieldChange) }), {
    may: may.auditLoads,
    query: { from: Until, to: Until },
  }),
}

/** Mounted apart from the tables: the response is a zip file. */
export const evidenceRoutes = {
  /** Events, proofs, attachments and a program that verifies them without this server. */
  evidence: query('GET /shipping/:id/replay/evidence', fileOf('application/zip'), { may: may.auditLoads }),
}
