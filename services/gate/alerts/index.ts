import type { AlertCommand, AlertEvent } from '@embarca/contracts/gate/alerts.ts'
import { visitOf } from '@embarca/contracts/gate/codes.ts'
import type { GateSettings } from '@embarca/contracts/gate/settings.ts'
import { type AlertCode, alertCodes } from '@embarca/contracts/gate/settings-codes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { isLot } from '@embarca/contracts/load/rules.ts'
import { commandTable, type LookupContext } from '../../kit/command-row.ts'
import type { DecisionsOf } from '../../kit/decision.ts'
import type { Module } from '../../kit/module.ts'
import { isEarlierVisit, loadOf, ownershipOf, streamOfVisit } from '../../load/index.ts'
import { gateOf, isGateOpen } from '../../place/index.ts'
import { slotsFold, streamOfSlots } from '../slots/state.ts'
import { visitFold } from '../state.ts'
import { awaited, dueAt, type Watched } from './causes.ts'
import { dropsFold } from './receipts.ts'
import { signalFold } from './signal.ts'
import { type AlertsState, alertsFold, streamOfAlerts } from './state.ts'

type Deadlines = GateSettings['deadlines']
/** Undefined: the load's first origin is no gate, and nothing is watched. */
type AtGate = Omit<Watched, 'offeredAt'> & { readonly conciergeId: string; readonly deadlines: Deadlines }
export type AlertTypes = { state: AlertsState; command: AlertCommand; event: AlertEvent; status: string; refusal: never }

const lookUp = async (_: AlertsState, { id }: AlertCommand['data'], context: LookupContext): Promise<{ readonly atGate?: AtGate }> => {
  const load = await loadOf(context, id)
  const conciergeId = load.terms?.origins[0]?.place.placeId
  if (conciergeId === undefined || (load.terms && isLot({ terms: load.terms }))) return {}
  if (!(await isGateOpen(context, conciergeId, load.shipperId))) return {}
  const visit = await context.read(visitFold, streamOfVisit(visitOf(id, conciergeId)))
  return {
    atGate: {
      ...{ load, conciergeId },
      deadlines: (await gateOf(context, conciergeId, load.shipperId))!.settings.deadlines,
      visit: isEarlierVisit(visit, load.collectId) ? visitFold.initial : visit,
      drops: await context.read(dropsFold, `receipts-${deliveryOf(id)}`),
      signal: await context.read(signalFold, `tracking-${id}`),
      slotEnd: (await context.read(slotsFold, streamOfSlots(id))).bookings[conciergeId]?.end,
    },
  }
}

type Cause = { readonly code: AlertCode; readonly since: string; readonly dueAt: string }
const causesOf = ({ deadlines, ...watched }: Watched & { readonly deadlines: Deadlines }): readonly Cause[] =>
  alertCodes.flatMap((code) => {
    const [minutes, since] = [deadlines[code], awaited[code](watched)]
    return minutes === undefined || since === undefined ? [] : [{ code, since, dueAt: dueAt(code, since, minutes) }]
  })

const decisions: DecisionsOf<AlertTypes, 'CheckAlerts', { CheckAlerts: { readonly atGate?: AtGate } }> = {
  CheckAlerts: ({ id: loadId, offeredAt: offered }, state, { lookups: { atGate }, now }) => {
    const offeredAt = offered ?? state.offeredAt
    const causes = atGate ? causesOf({ ...atGate, offeredAt }) : []
    const passed = causes.filter((cause) => cause.dueAt <= now)
    const cleared = alertCodes.flatMap((code): AlertEvent | readonly AlertEvent[] => {
      const said = state.said[code]
      if (!said?.isOpen || passed.some((one) => one.code === code && one.since === said.since)) return []
      return { type: 'AlertCleared', data: { loadId, conciergeId: said.conciergeId, code, since: said.since } }
    })
    if (!atGate) return cleared
    const { shipperId, operationGroupId, externalId } = atGate.load
    const about = { loadId, conciergeId: atGate.conciergeId, shipperId, operationGroupId, externalId }
    // Once for each occurrence: what was said before is not said again.
    const raised = passed
      .filter(({ code, since }) => state.said[code]?.since !== since)
      .map((cause): AlertEvent => ({ type: 'AlertRaised', data: { ...about, ...cause } }))
    return [...cleared, ...raised, ...planned(loadId, causes, state, now, offered)]
  },
}
/** One timer stands for all deadlines of a load: the next one. */
const planned = (
  loadId: string,
  causes: readonly Cause[],
  { plannedAt = '' }: AlertsState,
  now: string,
  offeredAt: string | undefined,
): readonly AlertEvent[] => {
  const [next] = causes
    .map((cause) => cause.dueAt)
    .filter((at) => at > now)
    .sort()
  const isPlanned = plannedAt > now && next !== undefined && plannedAt <= next
  if (next === undefined || (isPlanned && offeredAt === undefined)) return []
  return [{ type: 'AlertCheckPlanned', data: { loadId, at: next, ...(offeredAt && { offeredAt }) } }]
}

/** The deadlines of a load that its first gate sets (Y12). */
export const gateAlerts: Module<AlertTypes> = {
  name: 'gateAlert',
  fold: alertsFold,
  commands: commandTable<AlertTypes>()({
    CheckAlerts: {
      owner: async (_, { id }, context) => ownershipOf(await loadOf(context, id), context),
      lookups: lookUp,
      decide: decisions.CheckAlerts,
    },
  }),
  stream: streamOfAlerts,
  key: (id) => id,
  owner: () => undefined,
}
