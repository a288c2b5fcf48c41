import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { isTiedTo } from '../operator-tie/index.ts'
import { type Carrier, carrierNamed, partnershipOf } from '../registry/index.ts'
import type { LoadState } from './state.ts'
import type { LoadDecisionContext, LoadDecisions } from './types.ts'

export type Forwarding = {
  readonly carrier: Carrier
  /** The hired carrier is the shipper's logistic operator now. */
  readonly isOperator: boolean
  /** The carrier is on the operator's list, and accepted. */
  readonly isTied: boolean
}

/** A logistic operator gives a load to a carrier of its own list, and takes it back (CA8). */
export const forwarding: LoadDecisions<'ForwardLoad' | 'TakeLoadBack', { ForwardLoad: Forwarding }> = {
  ForwardLoad: (_, load, { next, by, lookups: { carrier, isOperator, isTied } }) => {
    if (!isHirer(load, by)) return refuse('NOT_YOUR_LOAD')
    if (!isOperator) return refuse('NOT_LOGISTIC_OPERATOR')
    if (load.executor) return refuse('FORWARDED_ALREADY')
    if (!isTied) return refuse('CARRIER_NOT_TIED')
    return { type: 'LoadForwarded', data: { ...of(load), status: next, ...carrier } }
  },
  TakeLoadBack: (_, load, { next, by }) => {
    if (!isHirer(load, by)) return refuse('NOT_YOUR_LOAD')
    if (!load.executor) return refuse('NOT_FORWARDED')
    return { type: 'LoadTakenBack', data: { ...of(load), status: next, ...load.executor } }
  },
}

const isHirer = ({ transporter }: LoadState, { transporterId }: Pick<LoadDecisionContext['by'], 'transporterId'>) =>
  transporter !== undefined && transporter.transporterId === transporterId
const of = ({ loadId, transporter }: LoadState) => ({
  loadId,
  operatorId: transporter!.transporterId,
  operatorName: transporter!.transporterName,
})

export const forwardingLookup = async (
  { shipperId, transporter }: LoadState,
  { transporterId }: { readonly transporterId: string },
  context: LookupContext,
): Promise<Forwarding> => {
  const operatorId = transporter?.transporterId ?? ''
  return {
    carrier: await carrierNamed(context, transporterId),
    isOperator: operatorId !== '' && (await isLogisticOperator(context, shipperId, operatorId)),
    isTied: await isTiedTo(context, operatorId, transporterId),
  }
}

/** Whether the shipper marked a carrier that works for it as logistic operator. */
export const isLogisticOperator = async (context: Pick<LookupContext, 'read'>, shipperId: string, transporterId: string) => {
  const { status, isLogisticOperator: is } = await partnershipOf(context, shipperId, transporterId)
  return status === 'ACTIVE' && is
}
