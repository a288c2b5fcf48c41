import type { ChecklistAnswer } from '@embarca/contracts/checklist/answers.ts'
import { ownerOfFile } from '@embarca/contracts/file/routes.ts'
import { checklistFault } from '@embarca/contracts/gate/checklist-blocks.ts'
import { loadOfVisit, namedByVisitFiles } from '@embarca/contracts/gate/codes.ts'
import { visitLifecycle } from '@embarca/contracts/gate/lifecycle.ts'
import type { Owner } from '@embarca/contracts/kit/owner.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { mergeReactions } from '../kit/reaction.ts'
import { loadOf, ownershipOf } from '../load/index.ts'
import { gateAlerts } from './alerts/index.ts'
import { alertReactions } from './alerts/reactions.ts'
import { gateRows } from './commands.ts'
import { type Visited, type VisitNames, visitIdOf } from './lookups.ts'
import { gateReactions } from './reactions.ts'
import { slots } from './slots/index.ts'
import { slotReactions } from './slots/reactions.ts'
import { dockHeldBy, type VisitState, visitFold } from './state.ts'
import type { GateTypes } from './types.ts'
import { waitingList } from './waiting/index.ts'

export const streamOfVisit = (visitId: string) => `gate-${visitId}`
const claimOf = (conciergeId: string, dock: string) => `dock:${conciergeId}:${dock}`

/** Files of a visit that are its driver's have an owner of this id. */
type FilesOwner = { readonly id: string }
const loadNamedBy = (named: VisitNames | FilesOwner) => ('id' in named ? namedByVisitFiles(named.id).loadId : named.shippingId)
/** A comment's files are the load's; those of a checklist were uploaded for the visit's driver, whom they name. */
const filesOf = (named: VisitNames & { readonly answers?: readonly ChecklistAnswer[] }): Owner => {
  const [file] = named.answers?.flatMap(({ files = [] }) => files) ?? []
  const owner = file === undefined ? undefined : ownerOfFile(file, ['gate'])
  return owner?.kind === 'gate' && owner.id.startsWith(`${visitIdOf(named)}@`) ? owner : { kind: 'load', id: named.shippingId }
}

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
  owner: async (_, named: VisitNames | FilesOwner, context) => ownershipOf(await loadOf(context, loadNamedBy(named)), context),
  filesOf,
  precondition: (visit, { type }, { load }: Partial<Visited>) => {
    const { sequence, checklist } = visit
    const code = sequence && checklistFault(type, { sequence, checklist, isReleased: load?.isInCollect === false })
    return code && refuse(code)
  },
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
  modules: { gate: visits, gateWaiting: waitingList, gateSlots: slots, gateAlert: gateAlerts },
  routes: {
    gateActions: 'gate',
    gateServed: 'gate',
    gateAxesServed: 'gate',
    vehicleInfoServed: 'gate',
    gateVoiceServed: 'gate',
    gateWaitingActions: 'gateWaiting',
    driverGateServed: 'gateWaiting',
    gateSlotActions: 'gateSlots',
    carrierSlotActions: 'gateSlots',
  },
  reactions: { order: 14, table: mergeReactions(gateReactions, slotReactions, alertReactions) },
} as const satisfies ServiceManifest
