import type { PartnershipStatus } from '@embarca/contracts/partnership/codes.ts'
import { partnershipId } from '@embarca/contracts/partnership/codes.ts'
import type { PartnershipEvent } from '@embarca/contracts/partnership/events.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { Evolve } from '../kit/decision.ts'
import { registered } from './registered.ts'

type Of<Type extends PartnershipEvent['type']> = Omit<Extract<PartnershipEvent, { type: Type }>['data'], 'shipperId' | 'transporterId'>
type CarrierTag = Of<'CarrierTagAdded'>

/** What a shipper holds about a carrier; without a stream, `status` is `NONE` and `known` false. */
export type PartnershipState = {
  /** The stream has events: then it decides, not the carrier's `shippers`. */
  readonly known: boolean
  readonly status: PartnershipStatus
  /** Of the open invitation or request. */
  readonly expiresAt?: string
  readonly details: Of<'PartnershipDetailsChanged'>
  readonly tags: readonly CarrierTag[]
  readonly isLogisticOperator: boolean
  readonly company?: Of<'PartnershipCompanyNoted'>
}
const none: PartnershipState = { known: false, status: 'NONE', details: { operationGroupIds: [] }, tags: [], isLogisticOperator: false }

const turns = (status: PartnershipStatus) => (state: PartnershipState) => ({ ...state, known: true, status })
const opens =
  (status: PartnershipStatus) =>
  (state: PartnershipState, { expiresAt }: { expiresAt: string }) => ({
    ...state,
    known: true,
    status,
    expiresAt,
  })
export const sameTag = (a: CarrierTag) => (b: CarrierTag) => a.tag === b.tag && a.operationGroupId === b.operationGroupId

const evolve: Evolve<{ state: PartnershipState; event: PartnershipEvent }> = {
  CarrierInvited: opens('INVITED'),
  PartnershipAsked: opens('ASKED'),
  PartnershipActivated: turns('ACTIVE'),
  InvitationLinkHandedOut: (state) => state,
  InvitationRefused: turns('NONE'),
  InvitationWithdrawn: turns('NONE'),
  InvitationExpired: turns('NONE'),
  RequestRefused: turns('NONE'),
  PartnershipEnded: turns('ENDED'),
  PartnershipDetailsChanged: (state, { shipperId: _, transporterId: __, ...details }) => ({ ...state, details }),
  CarrierTagAdded: (state, { tag, operationGroupId }) => ({ ...state, tags: [...state.tags, { tag, operationGroupId }] }),
  CarrierTagRemoved: (state, tag) => ({ ...state, tags: state.tags.filter((one) => !sameTag(tag)(one)) }),
  LogisticOperatorMarked: (state, { is }) => ({ ...state, isLogisticOperator: is }),
  PartnershipCompanyNoted: (state, { shipperId: _, transporterId: __, ...company }) => ({ ...state, company }),
}
export const partnershipFold = { initial: none, evolve }
export const partnershipStream = (id: string) => `partnership-${id}`

/** The relation of a shipper and a carrier as it is now. */
export const partnershipOf = async (
  context: Pick<LookupContext, 'read'>,
  shipperId: string,
  transporterId: string,
): Promise<PartnershipState> => {
  const state = await context.read(partnershipFold, partnershipStream(partnershipId(shipperId, transporterId)))
  if (state.known) return state
  const carrier = await registered(context, 'transporter', transporterId)
  return carrier?.shippers.includes(shipperId) ? { ...state, status: 'ACTIVE' } : state
}

/** Whether a carrier works for a shipper: their relation is active. */
export const worksFor = async (context: Pick<LookupContext, 'read'>, transporterId: string, shipperId: string): Promise<boolean> =>
  transporterId !== '' && (await partnershipOf(context, shipperId, transporterId)).status === 'ACTIVE'

/** Whether an offer may name the carrier: it works for the shipper, or is invited to (CA2). */
export const isNameable = ({ status }: PartnershipState): boolean => status === 'ACTIVE' || status === 'INVITED'
export const mayBeNamed = async (context: Pick<LookupContext, 'read'>, transporterId: string, shipperId: string): Promise<boolean> =>
  isNameable(await partnershipOf(context, shipperId, transporterId))
