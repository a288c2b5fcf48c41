import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { INVITATION_DAYS } from '@embarca/contracts/partnership/codes.ts'
import type { PartnershipEvent } from '@embarca/contracts/partnership/events.ts'
import type { DecisionsOf } from '../kit/decision.ts'
import type { PartnershipState } from '../registry/index.ts'
import type { Company, PartnershipTypes, Relation, RelationLookup } from './types.ts'

type Names =
  | 'Bind'
  | 'Unbind'
  | 'ResendInvitation'
  | 'NoteInvitationLinkHandedOut'
  | 'WithdrawInvitation'
  | 'AcceptRequest'
  | 'RefuseRequest'
  | 'AcceptInvitation'
  | 'RefuseInvitation'
  | 'AskPartnership'
  | 'WithdrawRequest'
  | 'ExpireInvitation'
  | 'NoteOfferAccepted'
  | 'FollowCompany'

const DAY = 86_400_000
/** When an invitation or request that opens now expires. */
const expiryFrom = (now: string) => new Date(Date.parse(now) + INVITATION_DAYS * DAY).toISOString()

const activated = (relation: Relation, through: 'BOUND' | 'ACCEPTED' | 'OFFER_ACCEPTED') =>
  ({ type: 'PartnershipActivated', data: { ...relation, through } }) as const

/** The company's data where the relation does not know it yet as it is. */
export const companyNoted = (relation: Relation, company: NonNullable<Company>, { company: before }: Pick<PartnershipState, 'company'>) => {
  const { name, fantasyName, document, city, state, fleetType, operationUFs, vehicleTypes, trailerTypes, staffed = false } = company
  const now = {
    ...{ name, document, city, state, staffed },
    ...(fantasyName && { fantasyName }),
    ...(fleetType && { fleetType }),
    ...(operationUFs && { operationUFs }),
    ...(vehicleTypes && { vehicleTypes }),
    ...(trailerTypes && { trailerTypes }),
  }
  return same(now, before) ? [] : [{ type: 'PartnershipCompanyNoted', data: { ...relation, ...now } } as const]
}
const sorted = (fields: object) => JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
const same = (now: object, before: object | undefined) => before !== undefined && sorted(now) === sorted(before)

/** How two companies come to work together, and cease to (CA1–CA4). */
export const binding: DecisionsOf<PartnershipTypes, Names, Record<Names, RelationLookup>> = {
  Bind: (_, state, { next, now, lookups: { relation, company } }) => {
    if (!company) return refuse('CARRIER_UNKNOWN')
    const noted = companyNoted(relation, company, state)
    if (next === 'INVITED') return [{ type: 'CarrierInvited', data: { ...relation, expiresAt: expiryFrom(now) } }, ...noted]
    return [activated(relation, state.status === 'ASKED' ? 'ACCEPTED' : 'BOUND'), ...noted]
  },
  Unbind: ({ loadCodes }, __, { lookups: { relation } }) =>
    loadCodes.length ? refuse('CARRIER_HAS_LOADS', { loadCodes }) : { type: 'PartnershipEnded', data: relation },
  ResendInvitation: (_, __, { now, lookups: { relation } }) => ({
    type: 'CarrierInvited',
    data: { ...relation, expiresAt: expiryFrom(now) },
  }),
  NoteInvitationLinkHandedOut: ({ way, receiver }, _, { lookups: { relation } }) => ({
    type: 'InvitationLinkHandedOut',
    data: { ...relation, way, ...(receiver && { receiver }) },
  }),
  WithdrawInvitation: (_, __, { lookups: { relation } }) => ({ type: 'InvitationWithdrawn', data: relation }),
  AcceptRequest: (_, __, { lookups: { relation } }) => activated(relation, 'ACCEPTED'),
  RefuseRequest: ({ reason }, _, { lookups: { relation } }) => ({ type: 'RequestRefused', data: { ...relation, reason } }),
  AcceptInvitation: (_, __, { lookups: { relation } }) => activated(relation, 'ACCEPTED'),
  RefuseInvitation: (_, __, { lookups: { relation } }) => ({ type: 'InvitationRefused', data: relation }),
  /** Who asks while it is invited consents. */
  AskPartnership: (_, state, { next, now, lookups: { relation, company } }) => {
    if (next === 'ACTIVE') return activated(relation, 'ACCEPTED')
    if (!company) return refuse('CARRIER_UNKNOWN')
    const asked: PartnershipEvent = { type: 'PartnershipAsked', data: { ...relation, expiresAt: expiryFrom(now) } }
    return [asked, ...companyNoted(relation, company, state)]
  },
  WithdrawRequest: (_, __, { lookups: { relation } }) => ({ type: 'InvitationWithdrawn', data: relation }),
  ExpireInvitation: (_, __, { lookups: { relation } }) => ({ type: 'InvitationExpired', data: relation }),
  NoteOfferAccepted: (_, __, { lookups: { relation } }) => activated(relation, 'OFFER_ACCEPTED'),
  /** Shippers that a carrier's registration names, but no stream knows, have it without having asked: logs of before. */
  FollowCompany: (_, state, { lookups: { relation, company } }) => {
    if (!company) return []
    const adopted = !state.known && company.shippers.includes(relation.shipperId)
    if (!state.known && !adopted) return []
    return [...(adopted ? [activated(relation, 'BOUND')] : []), ...companyNoted(relation, company, state)]
  },
}
