import { type OperatorTieStatus, operatorTieId } from '@embarca/contracts/operator-tie/codes.ts'
import type { OperatorTieEvent } from '@embarca/contracts/operator-tie/events.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { Evolve } from '../kit/decision.ts'

export type OperatorTieState = { readonly status: OperatorTieStatus }

const turns = (status: OperatorTieStatus) => (): OperatorTieState => ({ status })
const evolve: Evolve<{ state: OperatorTieState; event: OperatorTieEvent }> = {
  OperatorCarrierInvited: turns('INVITED'),
  OperatorCarrierAccepted: turns('ACTIVE'),
  OperatorCarrierRefused: turns('NONE'),
  OperatorCarrierEnded: turns('ENDED'),
}
const none: OperatorTieState = { status: 'NONE' }
export const operatorTieFold = { initial: none, evolve }
export const operatorTieStream = (id: string) => `operator-tie-${id}`

/** Whether a carrier is on an operator's list, and accepted it. */
export const isTiedTo = async ({ read }: Pick<LookupContext, 'read'>, operatorId: string, transporterId: string): Promise<boolean> =>
  (await read(operatorTieFold, operatorTieStream(operatorTieId(operatorId, transporterId)))).status === 'ACTIVE'
