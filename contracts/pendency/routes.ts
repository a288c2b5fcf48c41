import { type Static, Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { GroupIds, Id, Instant, listOf, paging } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { pendencyStatuses, reporterTypes } from './codes.ts'
import { pendencyLabels } from './labels.pt.ts'
import { Observation } from './observation.ts'
import { PendencySettings, settingFields } from './types.ts'

/** A type's id: digits, as text or as a number (o43). */
export const TypeId = Type.Union([Type.Integer({ minimum: 1, maximum: 999 }), Type.String({ pattern: '^\\d{1,3}$' })])
const LocalDay = Type.String({ pattern: '^\\d{2}/\\d{2}/\\d{4}$' })

export const Attachment = Type.Object({ fileId: Id, name: Type.String() })

/** A pendency as staff sees it (specification 2 §3). */
export const Pendency = Type.Object({
  id: Id,
  status: Type.Enum(pendencyStatuses),
  pendingType: Type.Object({
    id: Type.String(),
    reporterType: Type.Enum(reporterTypes),
    ...Type.Pick(PendencySettings, ['name', 'disposeButton', 'resolveButton', 'hintToResolve', 'hintToDispose']).properties,
  }),
  externalId: Type.String(),
  createdDate: Instant,
  resolvedDate: Type.Optional(Instant),
  disposedDate: Type.Optional(Instant),
  canceledDate: Type.Optional(Instant),
  createdBy: Type.String(),
  resolvedBy: Type.Optional(Type.String()),
  disposedBy: Type.Optional(Type.String()),
  dueDate: Instant,
  /** Negative once the due day has passed. */
  amountDaysToResolve: Type.Integer(),
  viewed: Type.Boolean(),
  shippingType: Type.String(),
  shippingHash: Id,
  shippingDeliveryId: Id,
  /** The delivery of several that it is about. */
  destinationName: Type.Optional(Type.String()),
  transporterName: Type.Optional(Type.String()),
  openObservation: Type.Optional(Type.String()),
  resolveObservation: Type.Optional(Type.String()),
  disposeObservation: Type.Optional(Type.String()),
  /** The latest of these. */
  observation: Type.Optional(Type.String()),
  attachments: Type.Array(Attachment),
  /** The transitions of the load that it stops while it is open. */
  blocks: Type.Array(Type.String()),
})
export type Pendency = Static<typeof Pendency>

/** What a list of pendencies is narrowed by. Days `DD/MM/YYYY` are those of its opening; `t` is the transporter's id. */
export const pendencyFilters = {
  status: Type.Optional(Type.Enum(pendencyStatuses)),
  notViewed: Type.Optional(Type.Boolean()),
  /** Open, and its due day has passed. */
  overdue: Type.Optional(Type.Boolean()),
  initDate: Type.Optional(LocalDay),
  endDate: Type.Optional(LocalDay),
  pendingTypeId: Type.Optional(TypeId),
  t: Type.Optional(Id),
  reporterType: Type.Optional(Type.Enum(reporterTypes)),
  text: Type.Optional(Type.String({ maxLength: 100 })),
  externalId: Type.Optional(Type.String({ maxLength: 100 })),
  operationGroupIds: Type.Optional(GroupIds),
}

export const PendencyType = Type.Object({
  id: Type.String(),
  reporterType: Type.Enum(reporterTypes),
  ...PendencySettings.properties,
  /** The transitions that a shipper most likely wants it to stop. */
  offeredBlocks: Type.Array(Type.String()),
})
export type PendencyType = Static<typeof PendencyType>

/** What the bell shows: numbers of open pendencies, also by type and by reporter. */
export const PendencyIndicators = Type.Object({
  open: Type.Integer(),
  notViewed: Type.Integer(),
  overdue: Type.Integer(),
  byType: Type.Record(Type.String(), Type.Integer()),
  byReporter: Type.Record(Type.String(), Type.Integer()),
})
export type PendencyIndicators = Static<typeof PendencyIndicators>

const reads = { may: may.seePendencies }
export const pendencyRoutes = {
  /** Of one delivery, latest first. */
  ofDelivery: query('GET /pending/findByShipping', listOf(Pendency), { ...reads, query: { deliveryId: Id, ...paging } }),
  search: query('POST /pending/search', listOf(Pendency), { ...reads, body: { ...pendencyFilters, ...paging } }),
  indicators: query('GET /pending/indicators', PendencyIndicators, reads),
  types: query('GET /pendingType', Type.Array(PendencyType), reads),
}
/** The server mounts these itself. */
export const pendencyServed = {
  /** Marks it as viewed where the asker may decide it (o45). */
  one: query('GET /pending/:id', Pendency, { ...reads, messages: { failed: pendencyLabels.unavailable } }),
}

const decides = { may: may.runLoads }
export const pendencyCommands = {
  resolve: command('POST /pending/:id/resolve', 'ResolvePendency', {
    ...decides,
    query: { observation: Observation },
    messages: { done: pendencyLabels.resolved, failed: pendencyLabels.notResolved },
  }),
  dispose: command('POST /pending/:id/dispose', 'DisposePendency', {
    ...decides,
    query: { observation: Observation },
    messages: { done: pendencyLabels.disposed, failed: pendencyLabels.notDisposed },
  }),
  markAsUnviewed: command('GET /pending/:id/markAsUnviewed', 'UnviewPendency', { ...decides, messages: { failed: pendencyLabels.failed } }),
}

export const pendencyTypeCommands = {
  /** Fields that are absent stay as they are. */
  change: command('PUT /pendingType/:id', 'ChangePendencyType', {
    may: may.configure,
    body: Type.Partial(Type.Object(settingFields)).properties,
    messages: { done: pendencyLabels.typeSaved, failed: pendencyLabels.failed },
  }),
}
export type PendencyTypeCommand = CommandsOf<typeof pendencyTypeCommands>

/** Commands of the program only. `id` is the load's, save for `ViewPendency`. */
export type PendencyReaction =
  | {
      readonly type: 'OpenPendency'
      readonly data: {
        readonly id: string
        readonly typeId: string
        readonly observation?: string
        readonly destinationId?: string
        readonly orderId?: string
        /** The note that it is about. */
        readonly nfeKey?: string
      }
    }
  /** Opens what the load's state calls for now, and resolves what it no longer does. */
  | { readonly type: 'CheckPendencies'; readonly data: { readonly id: string; readonly typeIds: readonly string[] } }
  | { readonly type: 'CancelPendencies'; readonly data: { readonly id: string } }
export type PendencyView = { readonly type: 'ViewPendency'; readonly data: { readonly id: string } }
