import { isCpf, lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import { type CommandOrigin, commandTable, type LookupContext } from '../../kit/command-row.ts'
import type { Module } from '../../kit/module.ts'
import { personDigest } from '../../kit/person-digest.ts'
import { loadOf, ownershipOf } from '../../load/index.ts'
import { gateOf } from '../../place/index.ts'
import { type WaitingTypes, waitingDecisions } from './decide.ts'
import { waitingLookup } from './lookups.ts'
import { type WaitingState, waitingFold, walkInIdOf } from './state.ts'

type Form = Extract<WaitingTypes['command'], { type: 'JoinWaitingList' }>['data']
type Arrival = Extract<WaitingTypes['command'], { type: 'ArriveAtGate' }>['data']
const idOf = (conciergeId: string, waitingId: string) => `${conciergeId}@${waitingId}`
/** One standing entry per person and gate, also where one names him by CPF and another by his register entry. */
const claimsOf = (conciergeId: string, document: string) => (isCpf(document) ? [`waiting:${conciergeId}:${personDigest(document)}`] : [])

const ownerAtGate = async (_: WaitingState, { conciergeId, shippingHash }: Form, context: LookupContext) => {
  const { shipperId } = context.by
  if (!(await gateOf(context, conciergeId, shipperId))) return undefined
  return shippingHash === undefined ? { shipperId } : ownershipOf(await loadOf(context, shippingHash), context)
}

/** Drivers who wait at a gate, each in a stream of his own (Y8). */
export const waitingList: Module<WaitingTypes> = {
  name: 'gateWaiting',
  fold: waitingFold,
  commands: commandTable<WaitingTypes>()({
    JoinWaitingList: {
      streamId: ({ conciergeId, driverId, cpf }: Form, { by }: CommandOrigin) =>
        idOf(conciergeId, driverId ?? walkInIdOf(by.shipperId, lettersAndDigits(cpf ?? ''))),
      owner: ownerAtGate,
      joinsHolder: true,
      lookups: (_, form, context) => waitingLookup(form, context.by.shipperId, context),
      decide: waitingDecisions.JoinWaitingList,
    },
    ArriveAtGate: {
      streamId: ({ conciergeId }: Arrival, { by }: CommandOrigin) => idOf(conciergeId, by.driverId ?? ''),
      owner: async (_, { id }, context) => ownershipOf(await loadOf(context, id), context),
      joinsHolder: true,
      lookups: async (_, { id, conciergeId }, context) => {
        const { shipperId } = await loadOf(context, id)
        return waitingLookup({ conciergeId, shippingHash: id, driverId: context.by.driverId }, shipperId, context)
      },
      decide: waitingDecisions.ArriveAtGate,
    },
    RemoveWaiting: { decide: waitingDecisions.RemoveWaiting },
    EndWaiting: { decide: waitingDecisions.EndWaiting },
  }),
  stream: (id) => `waiting-${id}`,
  idOf: ({ conciergeId, id }: { readonly conciergeId: string; readonly id: string }) => idOf(conciergeId, id),
  owner: ({ standing }) => standing && { shipperId: standing.shipperId, operationGroupId: standing.operationGroupId, isShared: true },
  claims: ({ type, data }, { standing }) => {
    if (type === 'WaitingListJoined') return { take: claimsOf(data.conciergeId, data.document) }
    return standing && { release: claimsOf(data.conciergeId, standing.document) }
  },
  claimTaken: () => 'AT_GATE_ALREADY',
}
