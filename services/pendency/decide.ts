import type { Actor, OfType } from '@embarca/contracts/kit/event.ts'
import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { CommandsOf } from '@embarca/contracts/kit/route.ts'
import { chatStatuses } from '@embarca/contracts/load/codes.ts'
import type { CarrierPendencyCommand } from '@embarca/contracts/pendency/carrier-routes.ts'
import {
  loadOfPendency,
  type PendencyRefusal,
  type PendencyStatus,
  pendencyOf,
  type ReporterType,
} from '@embarca/contracts/pendency/codes.ts'
import type { PendencyEvent } from '@embarca/contracts/pendency/events.ts'
import { pendencyLabels } from '@embarca/contracts/pendency/labels.pt.ts'
import type { PendencyReaction, PendencyView, pendencyCommands } from '@embarca/contracts/pendency/routes.ts'
import { pendencyTypeOf, usualSettings } from '@embarca/contracts/pendency/types.ts'
import type { DecisionsOf } from '../kit/decision.ts'
import { type LoadState, runnerOf } from '../load/index.ts'
import { type Cause, causes, type Found } from './causes.ts'
import { alike, type PendenciesState, type PendencyState, pendencyIn, placeOf, settingsIn, type TypesState } from './state.ts'

export type PendencyTypes = {
  state: PendenciesState
  command: CommandsOf<typeof pendencyCommands> | CarrierPendencyCommand | PendencyReaction | PendencyView
  event: PendencyEvent
  status: PendencyStatus
  refusal: PendencyRefusal
}
type OfLoad = { readonly load: LoadState; readonly types: TypesState }
type OfRules = OfLoad & Found

const DAY = 86_400_000
type Report = {
  readonly typeId: string
  readonly destinationId?: string | undefined
  readonly orderId?: string | undefined
  readonly observation?: string | undefined
  readonly attachments?: readonly { readonly fileId: string; readonly name: string }[] | undefined
  readonly dueAt?: string | undefined
  readonly nfeKey?: string | undefined
}
type Opened = OfType<PendencyEvent, 'PendencyOpened'>

/** The next pendency of the load. `author`: who wrote the observation; absent: the program. */
const opened = (
  { typeId, destinationId, orderId, observation, attachments = [], dueAt, nfeKey }: Report,
  { load, types }: OfLoad,
  number: number,
  now: string,
  author?: string,
): Opened => {
  const { loadId, shipperId, operationGroupId, externalId } = load
  const pendencyId = pendencyOf(loadId, number)
  const { name, daysToResolve, blocks } = settingsIn(types, typeId)
  const transporterId = runnerOf(load)?.transporterId
  const authorId = author ?? pendencyId
  return {
    type: 'PendencyOpened',
    data: {
      ...{ loadId, pendencyId, status: 'OPEN', shipperId, operationGroupId, externalId },
      ...{ typeId, name, reporterType: pendencyTypeOf(typeId)!.reporterType },
      ...(destinationId !== undefined && { destinationId }),
      ...(orderId !== undefined && { orderId }),
      ...(nfeKey !== undefined && { nfeKey }),
      ...(transporterId !== undefined && { transporterId }),
      authorId,
      ...(observation !== undefined && { observation }),
      attachments: attachments.map(({ fileId, name }) => ({ fileId, name, authorId })),
      dueAt: dueAt ?? new Date(Date.parse(now) + daysToResolve * DAY).toISOString(),
      blocks: [...blocks],
    },
  }
}

const isOpen = ({ status }: PendencyState) => status === 'OPEN'
const reporterOf = ({ driverId }: Actor): ReporterType => (driverId === undefined ? 'TRANSPORTER' : 'DRIVER')
const numberAfter = ({ pendencies }: PendenciesState) => Object.keys(pendencies).length + 1

/** Whether a person has decided about this cause already: it is not opened again until the load's own date is another. */
const isDecided = (latest: PendencyState | undefined, { dueAt }: Cause) =>
  latest?.isDecided === true && (dueAt === undefined || latest.dueAt === dueAt)

/** The usual moment has a timer of its own; another one needs a plan. */
const plan = (state: PendenciesState, typeId: string, loadId: string, cause: Cause, found: Found): readonly PendencyEvent[] => {
  const { destinationId, from } = cause
  const usual = causes[typeId]!(found, usualSettings(typeId).openedBy ?? 0, []).find((one) => one.destinationId === destinationId)
  if (from === undefined || usual?.from === from || state.planned[placeOf(typeId, destinationId)] === from) return []
  return [{ type: 'PendencyCheckPlanned', data: { loadId, typeId, ...(destinationId !== undefined && { destinationId }), at: from } }]
}

const checked = (typeId: string, state: PendenciesState, found: OfRules, now: string, number: number): readonly PendencyEvent[] => {
  const { load, types } = found
  const settings = settingsIn(types, typeId)
  const open = Object.values(state.pendencies).filter((one) => one.typeId === typeId && isOpen(one))
  const all = causes[typeId]!(found, settings.openedBy ?? 0, open)
  const due = all.filter(({ from = now }) => from <= now)
  const gone = open.filter(
    (one) => !due.some(({ destinationId, orderId }) => destinationId === one.destinationId && orderId === one.orderId),
  )
  const resolved = gone.map(
    ({ pendencyId }) =>
      ({ type: 'PendencyResolved', data: { loadId: load.loadId, pendencyId, status: 'RESOLVED', authorId: pendencyId } }) as const,
  )
  if (!settings.active) return resolved
  const fresh = due.filter((cause) => {
    const before = alike(state, typeId, cause)
    return !before.some(isOpen) && !isDecided(before.at(-1), cause)
  })
  const begun = fresh.map((cause, i) => opened({ typeId, ...cause }, found, number + i, now))
  const planned = all.filter(({ from = now }) => from > now).flatMap((cause) => plan(state, typeId, load.loadId, cause, found))
  return [...resolved, ...begun, ...planned]
}

const wrongType = (code: PendencyRefusal) => refuse(code, { fields: [{ field: 'pendingTypeId', message: pendencyLabels.refusal[code] }] })
/** Why no pendency of a type is opened now. */
const notOpened = (
  typeId: string,
  state: PendenciesState,
  types: TypesState,
  about: { readonly destinationId?: string | undefined; readonly orderId?: string | undefined } = {},
): Refusal<PendencyRefusal> | undefined => {
  if (!pendencyTypeOf(typeId)) return wrongType('PENDENCY_TYPE_UNKNOWN')
  if (!settingsIn(types, typeId).active) return wrongType('PENDENCY_TYPE_INACTIVE')
  return alike(state, typeId, about).some(isOpen) ? wrongType('PENDENCY_ALREADY_OPEN') : undefined
}

type Ended = { readonly id: string; readonly observation: string }
const ended = ({ id: pendencyId, observation }: Ended, status: PendencyStatus, { userId: authorId }: Actor) => ({
  loadId: loadOfPendency(pendencyId),
  pendencyId,
  status,
  authorId,
  observation: observation.trim(),
})
const markOf = (id: string, state: PendenciesState, viewed: boolean) =>
  pendencyIn(state, id)?.viewed === viewed
    ? []
    : ({ type: viewed ? 'PendencyViewed' : 'PendencyUnviewed', data: { loadId: loadOfPendency(id), pendencyId: id } } as const)

export const pendencyDecisions: DecisionsOf<
  PendencyTypes,
  PendencyTypes['command']['type'],
  { ReportPendency: OfLoad; OpenPendency: OfLoad; CheckPendencies: OfRules }
> = {
  ReportPendency: ({ pendingTypeId, observation, attachments }, state, { now, by, lookups }) => {
    const typeId = String(pendingTypeId)
    if (pendencyTypeOf(typeId)?.reporterType !== reporterOf(by)) return wrongType('PENDENCY_TYPE_UNKNOWN')
    const refusal = notOpened(typeId, state, lookups.types)
    if (refusal) return refusal
    // As long as shipper and driver may talk about the delivery.
    if (!chatStatuses.includes(lookups.load.status)) return refuse('PENDENCY_NOT_NOW')
    return opened({ typeId, observation: observation.trim(), attachments }, lookups, numberAfter(state), now, by.userId)
  },
  // What an import found: where one is open, or the shipper wants none of the type, nothing is added.
  OpenPendency: ({ id: _, ...report }, state, { now, lookups }) =>
    notOpened(report.typeId, state, lookups.types, report) || !lookups.load.loadId ? [] : opened(report, lookups, numberAfter(state), now),

  CheckPendencies: ({ typeIds }, state, { now, lookups }) => {
    const events: PendencyEvent[] = []
    for (const typeId of typeIds) {
      const begun = events.filter(({ type }) => type === 'PendencyOpened').length
      events.push(...checked(typeId, state, lookups, now, numberAfter(state) + begun))
    }
    return events
  },
  CancelPendencies: ({ id: loadId }, { pendencies }) =>
    Object.values(pendencies)
      .filter(isOpen)
      .map(({ pendencyId }) => ({ type: 'PendencyCanceled', data: { loadId, pendencyId, status: 'CANCELED' } }) as const),

  ResolvePendency: (data, _, { by, next }) => ({ type: 'PendencyResolved', data: ended(data, next, by) }),
  DisposePendency: (data, _, { by, next }) => ({ type: 'PendencyDisposed', data: ended(data, next, by) }),
  ViewPendency: ({ id }, state) => markOf(id, state, true),
  UnviewPendency: ({ id }, state) => markOf(id, state, false),
}
