import { type Static, Type } from 'typebox'
import { StaffNotice } from '../carrier-document/views.ts'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Id, Instant, listOf, paging } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { type InboxCode, inboxKinds, kindOfCode } from './codes.ts'

export const InboxEntry = Type.Object({
  id: Id,
  kind: Type.Enum(inboxKinds),
  code: Type.Enum(Object.keys(kindOfCode) as [InboxCode, ...InboxCode[]]),
  title: Type.String(),
  /** What the event says beyond its title. */
  detail: Type.Optional(Type.String()),
  at: Type.String(),
  /** The name of its actor; absent for what nobody did. */
  by: Type.Optional(Type.String()),
  isRead: Type.Boolean(),
  /** The deal that it belongs to. */
  dealId: Type.Optional(Id),
})
export type InboxEntry = Static<typeof InboxEntry>

/** The entries of one load, newest first. */
export const InboxLoad = Type.Object({
  hashId: Id,
  externalId: Type.String(),
  /** `Curitiba → Goiânia`. */
  route: Type.String(),
  unread: Type.Integer(),
  entries: Type.Array(InboxEntry),
})
export type InboxLoad = Static<typeof InboxLoad>

export const InboxSummary = Type.Object({
  unread: Type.Integer(),
  /** There are more unread entries than were counted. */
  isMore: Type.Boolean(),
  /** By load, where above 0, with the instant of its newest unread entry. */
  byLoad: Type.Record(Id, Type.Object({ unread: Type.Integer(), newest: Type.String() })),
  muted: Type.Array(Type.Enum(inboxKinds)),
  /** Of the unread entries, those about documents, and the newest of these. */
  documents: Type.Optional(Type.Object({ unread: Type.Integer(), newest: Type.String() })),
})
export type InboxSummary = Static<typeof InboxSummary>

/** What others did with the loads that the user may see: never what the user did. */
export const inboxRoutes = {
  list: query('GET /notification', listOf(InboxLoad), { may: may.seeLoads, query: paging }),
  /** What carriers and drivers sent, and what is near its end or over, newest first. */
  documents: query('GET /notification/documents', listOf(StaffNotice), { may: may.seeCarriers, query: paging }),
  summary: query('GET /notification/summary', InboxSummary, { may: may.seeLoads }),
}
const rights = { may: may.seeLoads, messages: { failed } }
/** `until`: the newest entry that was shown; an entry that arrives meanwhile stays unread. */
const until = { until: Instant }
export const inboxCommands = {
  readAll: command('POST /notification/read', 'ReadInbox', { ...rights, body: until }),
  /** `:id` is the load. */
  readLoad: command('POST /notification/:id/read', 'ReadInboxOfLoad', { ...rights, body: until }),
  mute: command('PUT /notification/muted', 'MuteInboxKinds', {
    ...rights,
    body: { kinds: Type.Array(Type.Enum(inboxKinds), { maxItems: inboxKinds.length, uniqueItems: true }) },
  }),
}
export type InboxCommand = CommandsOf<typeof inboxCommands>
