import type { EventsOf } from '@embarca/contracts/kit/event.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { partnershipId } from '@embarca/contracts/partnership/codes.ts'
import type { PartnershipEvent } from '@embarca/contracts/partnership/events.ts'
import type { transporterEvents, userEvents, vehicleEvents } from '@embarca/contracts/reference/events.ts'
import type { Call, Reactions } from '../kit/reaction.ts'

type Companies = EventsOf<typeof transporterEvents>
type Vehicles = EventsOf<typeof vehicleEvents>
type People = EventsOf<typeof userEvents>
type Relation = { readonly shipperId: string; readonly transporterId: string }

const relation = (type: string, { shipperId, transporterId }: Relation, more: object = {}, at?: string): Call => ({
  module: 'partnership',
  command: { type, data: { id: partnershipId(shipperId, transporterId), ...more } },
  at,
})
const company = (type: string, { shipperId, transporterId }: Relation): Call => ({
  module: 'transporter',
  command: { type, data: { id: transporterId, shipperId } },
})
const followed = ({ data: { id: transporterId, shippers } }: { data: { id: string; shippers: readonly string[] } }) =>
  shippers.map((shipperId) => relation('FollowCompany', { shipperId, transporterId }))
const expires = ({ data: { expiresAt, ...of } }: { data: Relation & { expiresAt: string } }) => [
  relation('ExpireInvitation', of, { expiresAt }, expiresAt),
]
type Vehicle = { readonly transporterId: string; readonly vehicleType: string; readonly trailerType?: string }
const drives = ({ data: { transporterId: id, vehicleType, trailerType } }: { data: Vehicle }): readonly Call[] => [
  { module: 'transporter', command: { type: 'NoteFleet', data: { id, vehicleType, ...(trailerType && { trailerType }) } } },
]
type Answer = { readonly data: { readonly transporterId: string }; readonly by: { readonly shipperId: string } }
/** Accepting an offer accepts the invitation too (CA2), also where the shipper still chooses among the acceptances. */
const accepted = ({ data: { transporterId }, by: { shipperId } }: Answer) => [relation('NoteOfferAccepted', { shipperId, transporterId })]
const employed = ({ data: { transporterId } }: { data: { transporterId?: string } }): readonly Call[] =>
  transporterId ? [{ module: 'transporter', command: { type: 'NoteStaffed', data: { id: transporterId } } }] : []

/** A relation follows its company; the company's list of shippers follows its relations; open invitations end. */
export const partnershipReactions: Reactions<Companies | Vehicles | People | LoadEvent | PartnershipEvent> = {
  on: {
    TransporterRegistered: followed,
    TransporterChanged: followed,
    VehicleRegistered: drives,
    VehicleChanged: drives,
    UserRegistered: employed,
    UserChanged: employed,
    CarrierInvited: expires,
    PartnershipAsked: expires,
    PartnershipActivated: ({ data }) => [company('NoteShipper', data)],
    PartnershipEnded: ({ data }) => [company('NoteShipperLeft', data)],
    OfferAccepted: accepted,
    TransporterAssigned: accepted,
  },
}
