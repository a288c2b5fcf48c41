import { actionsOf, backOf, nextOf, type VisitShape } from '@embarca/contracts/gate/actions.ts'
import { alertTexts } from '@embarca/contracts/gate/alerts.pt.ts'
import { type GateStep, stepsOf } from '@embarca/contracts/gate/codes.ts'
import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { Queued } from '@embarca/contracts/gate/queue.ts'
import type { GateRow, GateVisitDetails } from '@embarca/contracts/gate/read-routes.ts'
import { given, type ReaderContext } from '../kit/readers.ts'
import type { LoadDocument } from '../loads/index.ts'
import { peopleNames } from '../shared/people-names.ts'
import { checklistOf, checklistStatusOf, checklistsShown, peopleOfChecklist } from './checklist.ts'
import { type AtGates, isReleased } from './contribution.ts'
import type { CountedAtGate } from './counted.ts'
import { masked } from './cpf.ts'
import { waitingAt } from './dwell.ts'
import type { Gate } from './gate.ts'
import { slotOf } from './slots/of-load.ts'
import { expectedVisit, type GateVisit } from './visit.ts'

export type GateLoad = LoadDocument & AtGates

const withDriver = ['LINKED_TO_DRIVER_VEHICLE', 'IN_COLLECT']
const MINUTE = 60_000
const minutesSince = (at: string, now: string) => Math.max(0, Math.floor((Date.parse(now) - Date.parse(at)) / MINUTE))

export const visitAt = ({ gates, statusCode }: Pick<CountedAtGate, 'gates' | 'statusCode'>, gateId: string): GateVisit => {
  const visit = gates?.[gateId] ?? expectedVisit
  // Its load comes again.
  const comesAgain = statusCode === 'LINKED_TO_DRIVER_VEHICLE' || (visit.wasReleased && withDriver.includes(statusCode))
  return visit.step === 'FINISHED' && comesAgain ? { ...expectedVisit, comments: visit.comments } : visit
}
const shapeOf = (load: GateLoad, visit: GateVisit, { settings }: Gate): VisitShape => ({
  step: visit.step,
  sequence: visit.sequence ?? settings.steps,
  isAbsent: visit.absentSince !== undefined,
  hasDriver: withDriver.includes(load.statusCode),
  isReleased: visit.step === 'FINISHED' ? visit.wasReleased === true : isReleased(load, visit),
  enableExpedition: settings.enableExpedition,
  checklist: checklistOf(visit),
})
const cityOf = ({ city, state }: { readonly city: string; readonly state: string }) => `${city}/${state}`

/** Where a truck stands: in the queue, or its driver in the waiting list. */
export type InLine = { readonly queued?: Queued | undefined; readonly waitingSince?: string | undefined }

/** Deadlines that have passed here; undefined: none. */
const alertsAt = ({ gateAlerts = [] }: GateLoad, { id }: Gate) => {
  const own = gateAlerts.filter(({ conciergeId }) => conciergeId === id)
  return own.length ? own.map(({ code, since }) => ({ code, since, label: alertTexts[code] })) : undefined
}

/** A load at a gate, without anything of its price or negotiation (Y2). */
export const rowOf = (
  load: GateLoad,
  gate: Gate,
  { queued, waitingSince }: InLine,
  { by, now }: Pick<ReaderContext, 'by' | 'now'>,
): GateRow => {
  const visit = visitAt(load, gate.id)
  const shape = shapeOf(load, visit, gate)
  const driverId = visit.driver?.driverId ?? load.driverId
  const driverName = visit.driver?.driverName ?? load.driverName
  const waiting = waitingAt(visit, gate, load, now)
  const absent = visit.absentSince === undefined ? 0 : minutesSince(visit.absentSince, now)
  return {
    ...{ hashId: load.hashId, deliveryId: load.deliveryId, externalId: load.externalId, statusCode: load.statusCode },
    step: visit.step,
    stepLabel: gateLabels.step[visit.step],
    ...given({
      stepAt: visit.moments[visit.step]?.at,
      checkInDate: visit.moments.CHECK_IN?.at,
      checkInRecorded: visit.recorded,
      position: queued?.position,
      sentence: queued?.sentence,
      waitingSince: visit.step === 'CREATED' ? waitingSince : undefined,
      driver: driverId ? { id: driverId, name: driverName ?? '', cpf: masked(load.driverDocument ?? '') } : undefined,
      dock: visit.dock,
      vehiclePlate: visit.driver?.plate ?? load.vehiclePrimaryPlate,
      vehicleType: load.vehicleType,
      transporterName: load.executorName ?? load.transporterName,
      productType: load.productType,
      weight: load.weight,
      collectDate: load.collectDate,
      slot: slotOf(load, gate.id),
      checkListStatus: checklistStatusOf(visit),
      alerts: alertsAt(load, gate),
      dwell: waiting && { clock: waiting.clock, stay: waiting.stay, isRunning: waiting.isRunning },
      detention: waiting?.detention,
      detentionMissing: waiting?.missing,
      next: nextOf(shape),
      back: backOf(shape),
    }),
    isAbsent: shape.isAbsent,
    absentMinutes: visit.absentMinutes + absent,
    isReleased: visit.step !== 'FINISHED' && shape.isReleased,
    otherPlates: [...load.vehicleOtherPlates],
    origin: load.origins[0] ? cityOf(load.origins[0]) : '',
    destinations: load.destinations.map(cityOf),
    tags: [...load.tags],
    flPriority: load.flPriority,
    shippingType: load.kind === 'WITHDRAWAL' ? 'LOT' : 'SINGLE',
    actions: actionsOf(shape, by.roles),
  } as GateRow
}

/** The row with its steps and comments (C241, C368). */
export const detailsOf = async (
  row: GateRow,
  load: GateLoad,
  gate: Gate,
  { views }: Pick<ReaderContext, 'views'>,
): Promise<GateVisitDetails> => {
  const visit = visitAt(load, gate.id)
  const { sequence = gate.settings.steps, moments, comments, acknowledged } = visit
  const people = [...Object.values(moments).map(({ by }) => by), ...comments.map(({ authorId }) => authorId), ...peopleOfChecklist(visit)]
  const names = await peopleNames(views, people)
  const stepShown = (step: GateStep) => {
    const moment = moments[step]
    return {
      ...{ step, label: gateLabels.step[step] },
      ...(moment && given({ at: moment.at, by: names.get(moment.by), isEstimated: moment.isEstimated })),
    }
  }
  return {
    ...row,
    steps: stepsOf(sequence).map(stepShown),
    comments: comments.map(({ at, authorId, comment, attachments }) => ({
      ...{ at, comment, author: names.get(authorId) ?? '' },
      attachments: [...attachments],
    })),
    acknowledged: [...acknowledged],
    checklists: [...checklistsShown(visit, names)],
  } as GateVisitDetails
}
