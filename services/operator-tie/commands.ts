import type { Actor } from '@embarca/contracts/kit/event.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { type OperatorTieRefusal, type OperatorTieStatus, operatorTieId } from '@embarca/contracts/operator-tie/codes.ts'
import type { OperatorTieEvent } from '@embarca/contracts/operator-tie/events.ts'
import type { OperatorTieCommand } from '@embarca/contracts/operator-tie/routes.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import { commandTable, type LookupContext } from '../kit/command-row.ts'
import type { Decision, DecisionsOf } from '../kit/decision.ts'
import type { Ownership } from '../kit/scope.ts'
import { registered } from '../registry/index.ts'
import type { OperatorTieState } from './state.ts'

export type OperatorTieTypes = {
  state: OperatorTieState
  command: OperatorTieCommand
  event: OperatorTieEvent
  status: OperatorTieStatus
  refusal: OperatorTieRefusal
}
type Named = { readonly id: string }
type Tie = { readonly operatorId: string; readonly transporterId: string }

/** An operator names the carrier, a carrier the operator. */
const asOperator = ({ id }: Named, { transporterId = '' }: Pick<Actor, 'transporterId'>): Tie => ({
  operatorId: transporterId,
  transporterId: id,
})
const asCarrier = ({ id }: Named, { transporterId = '' }: Pick<Actor, 'transporterId'>): Tie => ({ operatorId: id, transporterId })

type Names = OperatorTieCommand['type']
/** A step from one of these statuses; `tieOf`: who asks. */
const step =
  <K extends Names>(
    tieOf: typeof asOperator,
    from: readonly OperatorTieStatus[],
    type: OperatorTieEvent['type'],
  ): Decision<OperatorTieTypes, K> =>
  (data, { status }, { by }) =>
    from.includes(status) ? { type, data: tieOf(data, by) } : refuse('TIE_NOT_NOW')
const invites = step<'InviteOwnCarrier'>(asOperator, ['NONE', 'ENDED'], 'OperatorCarrierInvited')

export const operatorTying: DecisionsOf<OperatorTieTypes, Names> = {
  InviteOwnCarrier: (data, state, context) =>
    data.id === context.by.transporterId ? refuse('OWN_COMPANY') : invites(data, state, context),
  /** Also an invitation that the carrier has not answered. */
  EndOwnCarrier: step(asOperator, ['INVITED', 'ACTIVE'], 'OperatorCarrierEnded'),
  AcceptOperator: step(asCarrier, ['INVITED'], 'OperatorCarrierAccepted'),
  RefuseOperator: step(asCarrier, ['INVITED'], 'OperatorCarrierRefused'),
  LeaveOperator: step(asCarrier, ['ACTIVE'], 'OperatorCarrierEnded'),
}

/** The id names both companies, so each command asks for the caller's own. */
export const ownershipOfTie = (id: string, { transporterId }: Pick<Actor, 'transporterId'>): Ownership | undefined =>
  transporterId === undefined ? undefined : { shipperId: PLATFORM, transporterIds: [id, transporterId] }

const idOf =
  (tieOf: typeof asOperator) =>
  (data: Named, { by }: { readonly by: Actor }) => {
    const { operatorId, transporterId } = tieOf(data, by)
    return operatorTieId(operatorId, transporterId)
  }
const ofOperator = { streamId: idOf(asOperator) } as const
const ofCarrier = { streamId: idOf(asCarrier) } as const

export const operatorTieCommands = commandTable<OperatorTieTypes>()({
  InviteOwnCarrier: {
    ...ofOperator,
    isNoop: ({ status }) => status === 'INVITED' || status === 'ACTIVE',
    owner: async (_, { id }, context: LookupContext) =>
      (await registered(context, 'transporter', id)) ? ownershipOfTie(id, context.by) : undefined,
    decide: operatorTying.InviteOwnCarrier,
  },
  EndOwnCarrier: { ...ofOperator, isNoop: ({ status }) => status === 'ENDED', decide: operatorTying.EndOwnCarrier },
  AcceptOperator: { ...ofCarrier, isNoop: ({ status }) => status === 'ACTIVE', decide: operatorTying.AcceptOperator },
  RefuseOperator: { ...ofCarrier, decide: operatorTying.RefuseOperator },
  LeaveOperator: { ...ofCarrier, isNoop: ({ status }) => status === 'ENDED', decide: operatorTying.LeaveOperator },
})
