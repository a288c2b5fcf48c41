import { type Static, Type } from 'typebox'
import { fileOf, query } from '../kit/route.ts'
import { Id } from '../kit/schema.ts'
import { loadStatuses } from '../load/codes.ts'
import { HistoryLine } from '../load-details/routes.ts'
import { may } from '../roles.ts'
import { chainFindings } from './codes.ts'

/** A place in the log, or an instant: what was recorded up to and including it. */
const Until = Type.String({ pattern: '^(\\d{1,30}|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z)$' })
const until = { until: Type.Optional(Until), /** Of the load's own stream. */ revision: Type.Optional(Type.Integer({ minimum: 0 })) }

/** A fact with its place in the log, or a command that was refused between two. */
export const ReplayMoment = Type.Object({ ...HistoryLine.properties, position: Type.Optional(Type.String()) })
export type ReplayMoment = Static<typeof ReplayMoment>

/** What became of reading the load's streams as they are stored, and comparing each fact with the one before it. */
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
  /** SHA-256 of the notary's public key, by which an evidence bundle is known. */
  notary: Type.String(),
})
export type Chain = Static<typeof Chain>

/** One thing that is known of a load, in words. */
export const Field = Type.Object({ key: Type.String(), group: Type.String(), label: Type.String(), value: Type.String() })
export type Field = Static<typeof Field>

/** Where in the past: the last fact that counts. */
export const Instant = Type.Object({
  position: Type.String(),
  recordedAt: Type.String(),
  /** Of the load's own stream; -1 before its first fact. */
  revision: Type.Integer(),
})
export const State = Type.Object({
  ...Instant.properties,
  /** Absent before the load was there, and after a draft was deleted. */
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
  /** Everything that happened to a load, oldest first, and whether its records are whole. */
  replay: query(
    'GET /shipping/:id/replay',
    Type.Object({ hashId: Id, externalId: Type.String(), moments: Type.Array(ReplayMoment), chain: Type.Optional(Chain) }),
    { may: may.auditLoads },
  ),
  /** The load as it stood; without a moment, as it stands. */
  state: query('GET /shipping/:id/replay/state', State, { may: may.auditLoads, query: until }),
  /** What differs between two moments. */
  difference: query('GET /shipping/:id/replay/difference', Type.Object({ from: Instant, to: Instant, changes: Type.Array(FieldChange) }), {
    may: may.auditLoads,
    query: { from: Until, to: Until },
  }),
}

/** Mounted beside the tables: a zip file goes out. */
export const evidenceRoutes = {
  /** Facts, proofs, attachments and a program that checks them without this house. */
  evidence: query('GET /shipping/:id/replay/evidence', fileOf('application/zip'), { may: may.auditLoads }),
}
