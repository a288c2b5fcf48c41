import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Id, Instant } from '../kit/schema.ts'
import { fleetTypes } from '../reference/codes.ts'
import { passedOn } from '../share/hand-out.ts'
import { activationReasons } from './codes.ts'

const relation = { shipperId: Id, transporterId: Id }
const reason = Type.String()

/** What one shipper holds about one carrier (`readings/carriers.md` CA1–CA4). */
export const partnershipEvents = {
  /** The company has users, who have to consent. Sent again, it is open until the later instant. */
  CarrierInvited: event({ ...relation, expiresAt: Instant }),
  PartnershipActivated: event({ ...relation, through: Type.Enum(activationReasons) }),
  /** The page on which the carrier answers, passed on by hand. */
  InvitationLinkHandedOut: event({ ...relation, ...passedOn }),
  InvitationRefused: event(relation),
  InvitationWithdrawn: event(relation),
  /** Also a carrier's request that nobody answered. */
  InvitationExpired: event(relation),
  /** A carrier asks to work for the shipper. */
  PartnershipAsked: event({ ...relation, expiresAt: Instant }),
  RequestRefused: event({ ...relation, reason }),
  PartnershipEnded: event(relation),
  /** Empty `operationGroupIds`: every one. The contact is the carrier's person for this shipper. */
  PartnershipDetailsChanged: event({
    ...relation,
    externalCode: Type.Optional(Type.String()),
    operationGroupIds: Type.Array(Id),
    /** Digits. */
    contactId: Type.Optional(Id),
    phone: Type.Optional(personalText('contactId')),
    contact: Type.Optional(personalText('contactId')),
  }),
  CarrierTagAdded: event({ ...relation, tag: Type.String(), operationGroupId: Id }),
  CarrierTagRemoved: event({ ...relation, tag: Type.String(), operationGroupId: Id }),
  LogisticOperatorMarked: event({ ...relation, is: Type.Boolean() }),
  /** The company's own data as lists of its shippers show and filter it; recorded when it changed. */
  PartnershipCompanyNoted: event({
    ...relation,
    name: Type.String(),
    fantasyName: Type.Optional(Type.String()),
    document: Type.String(),
    city: Type.String(),
    state: Type.String(),
    fleetType: Type.Optional(Type.Enum(fleetTypes)),
    operationUFs: Type.Optional(Type.Array(Type.String())),
    vehicleTypes: Type.Optional(Type.Array(Type.String())),
    trailerTypes: Type.Optional(Type.Array(Type.String())),
    /** It has users who sign in. */
    staffed: Type.Boolean(),
  }),
}
export type PartnershipEvent = EventsOf<typeof partnershipEvents>
