import { loadOfVisit } from '@embarca/contracts/gate/codes.ts'
import { visitLifecycle } from '@embarca/contracts/gate/lifecycle.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { loadOf, ownershipOf } from '../load/index.ts'
import { gateRows } from './commands.ts'
import { type VisitNames, visitIdOf } from './lookups.ts'
import { gateReactions } from './reactions.ts'
import { dockHeldBy, type VisitState, visitFold } from './state.ts'
import type { GateTypes } from './types.ts'
import { waitingList } from './waiting/index.ts'

export const streamOfVisit = (visitId: string) => `gate-${visitId}`
const claimOf = (conciergeId: string, dock: string) => `dock:${conciergeId}:${dock}`

/** A truck with its load at a gate. */
export const visits: Module<GateTypes> = {
  name: 'gate',
  fold: visitFold,
  lifecycle: {
    machine: visitLifecycle,
    status: ({ step }) => step,
    notAllowed: 'GATE_STEP_NOT_NOW',
  },
  commands: gateRows,
  stream: streamOfVisit,
  key: loadOfVisit,
  idOf: visitIdOf,
  owner: async (_, { shippingId }: VisitNames, context) => ownershipOf(await loadOf(context, shippingId), context),
  filesOf: ({ shippingId }: VisitNames) => ({ kind: 'load', id: shippingId }),
  // A dock takes one truck (Y20).
  claims: (event, before) => {
    const after: VisitState = (visitFold.evolve[event.type] as (state: VisitState, data: object) => VisitState)(before, event.data)
    const [had, has] = [dockHeldBy(before), dockHeldBy(after)]
    if (had === has) return undefined
    const { conciergeId } = event.data
    return { ...(has && { take: [claimOf(conciergeId, has)] }), ...(had && { release: [claimOf(conciergeId, had)] }) }
  },
  claimTaken: () => 'DOCK_BUSY',
}

export const gateService = {
  modules: { gate: visits, gateWaiting: waitingList },
  routes: { gateActions: 'gate', gateServed: 'gate', gateWaitingActions: 'gateWaiting', driverGateServed: 'gateWaiting' },
  reactions: { order: 14, table: gateReactions },
} as const satisfies ServiceManifest
