import type { Actor } from '@embarca/contracts/kit/event.ts'
import { allows, carrierRoles, type Role, roles, shipperRoles } from '@embarca/contracts/roles.ts'
import type { PolicyRow } from '../rows.ts'
import { loadIdOf, owners, stays } from './fixtures.ts'
import { type ForeignKind, thingIds } from './kinds.ts'
import type { IdPlace } from './places.ts'

/** A party without access: foreign ids by kind, and its own things. An absent kind belongs to its own company or is open to it. */
export type Party = {
  readonly who: string
  readonly about: Partial<Actor>
  readonly roles: readonly Role[]
  readonly foreign: Partial<Record<ForeignKind, readonly string[]>>
  /** Its own loads, for requests with foreign ids in query and body. */
  readonly own: readonly string[]
  /** Its own register entries, for the same requests. */
  readonly registered?: Partial<Record<ForeignKind, string>>
  /** For routes that may reveal a past offer: a load unchanged since that offer, whose responses must be equal. */
  readonly answersConstantly?: (row: PolicyRow, place: IdPlace) => string | undefined
}

const all = [...stays, 'draft', 'parts']
const firstLoads = [...all.map((stay) => loadIdOf(owners.first, stay)), 'offered', 'arrived', 'lot']
const settledLoads = [...stays.filter((stay) => stay !== 'offer').map((stay) => loadIdOf(owners.first, stay))]
const ownedBy = (owner: keyof typeof owners) => all.map((stay) => loadIdOf(owners[owner], stay))

const ofLoads = (loads: readonly string[]) => ({
  load: loads,
  delivery: loads.map((id) => `${id}-1`),
  incident: ['arrived.1', 'm-route.1'].filter((id) => loads.includes(id.split('.')[0]!)),
  ...{ receipt: ['r1'], origin: ['o1', 'r-o'], destination: ['r1'], invoice: ['i1', 'i-r'], attachment: ['_f1', 'm-route_doc'] },
  ...{ word: ['word-m-offer', 'word-m-hired'], agreement: ['agreed-m-parts', 'a1'], withdrawal: ['part-m-parts', 'w1'] },
  file: ['m-offer_doc', 'm-route_doc', 'm-route_own', 'arrived_f1', 'report-pronto_file'].filter(
    (id) => loads.includes(id.split('_')[0]!) || id.startsWith('report'),
  ),
})
const ofCompany = {
  ...thingIds('company'),
  ...thingIds('group'),
  ...{ place: ['mill', 'shop'], profile: ['p1'], product: ['papel'], unit: ['bobina'], conditioning: ['caixa'], group: ['tg1'] },
  ...{ certification: ['iso'], property: ['frio'], occurrenceType: ['avaria'], communication: ['aviso'], driverGroup: ['tg1'] },
  ...{ department: ['fiscal'], resolution: ['abono'] },
  ...{
    user: ['ana'],
    operationGroup: ['g1', 'g2'],
    transporter: ['t3'],
    deal: ['t3'],
    driver: ['d3'],
    vehicle: ['v3'],
    plate: ['RQK3D43'],
  },
}
const ofUser = { report: ['r0', 'pronto'], ...thingIds('user') }
const sentDocuments = { 'module sentDocuments': ['s1.TRANSPORTER.td'], 'module documentOfSubject': ['rctr-c'] } as const
const ofCarrier = {
  ...{ driver: ['d1'], vehicle: ['v1'], plate: ['RQK3D41'] },
  ...sentDocuments,
  'module carrierPerson': ['rui'],
} as const

/** The ended offer and the party's own messages stay readable; late messages are refused (`decisions/0015`). */
const offerRoutes: readonly string[] = [
  'GET /webtransporter/loads/:id',
  'GET /webtransporter/offers/:id/deal',
  ...['accept', 'seen', 'decline', 'proposal', 'proposal/refuse', 'proposal/accept', 'bid', 'messages', 'messages/viewed'].map(
    (name) => `POST /webtransporter/offers/:id/${name}`,
  ),
]

const staff = shipperRoles
const transporters = carrierRoles.filter((role) => role !== 'driver')
const driver = (who: string, transporterId: string, driverId: string, own: readonly string[] = []): Party => ({
  who,
  about: { userId: `user-${driverId}`, transporterId, driverId },
  roles: ['driver'],
  foreign: { ...ofLoads(firstLoads), ...sentDocuments, occurrenceType: ['avaria'] },
  own,
})

/** From `stands` on nothing of a load is a loser's to know. */
const loser = (who: string, transporterId: string, constantAnswer: string, own: readonly string[] = []): Party => ({
  who,
  about: { userId: `user-${transporterId}`, transporterId },
  roles: transporters,
  foreign: { ...ofLoads(settledLoads.slice(settledLoads.indexOf(constantAnswer))), ...ofCarrier },
  own,
  answersConstantly: ({ at }, { part }) => (part === 'path' && offerRoutes.includes(at) ? constantAnswer : undefined),
})

export const parties: readonly Party[] = [
  {
    who: 'another shipper',
    about: { userId: 'zeca', shipperId: 's2', operationGroups: ['g9'] },
    roles: [...staff, 'embarca_admin'],
    foreign: { ...ofLoads(firstLoads), ...ofCompany, user: ['ana', 'm-ana'], ...ofUser, file: [...ofLoads(firstLoads).file, '_f1'] },
    own: ownedBy('otherShipper'),
    registered: { profile: 'v-perfil', group: 'v-grupo', driverGroup: 'v-motoristas', vehicle: 'v9' },
  },
  {
    // Registers, users, carriers and files without a load belong to the whole company.
    who: 'another operation group',
    about: { userId: 'caio', operationGroups: ['g2'] },
    roles: staff,
    foreign: { ...ofLoads(firstLoads), ...ofUser },
    own: ownedBy('otherGroup'),
  },
  {
    who: 'a colleague of the same group',
    about: { userId: 'bia', operationGroups: ['g1'] },
    roles: staff,
    foreign: { ...ofUser, file: ['report-pronto_file'] },
    own: firstLoads,
  },
  {
    who: 'a carrier that has nothing to do with it',
    about: { userId: 'nove', transporterId: 't9' },
    roles: transporters,
    foreign: { ...ofLoads(firstLoads), ...ofCarrier, transporter: ['t3'], occurrenceType: ['avaria'], place: ['mill', 'shop'] },
    own: ownedBy('otherShipper'),
  },
  loser('a carrier that named a price and lost it', 't2', 'm-hired', ownedBy('otherGroup')),
  loser('a carrier that accepted and was not hired', 't4', 'm-hired'),
  loser('the carrier that was replaced', 't5', 'm-bound'),
  driver('another driver of the carrier', 't1', 'd2'),
  driver('the driver it was taken from', 't1', 'd0'),
  driver('a driver of another carrier', 't9', 'd9', ownedBy('otherShipper')),
]

const operating: readonly Role[] = ['shipper_operator', 'shipper_admin']
/** One role of each class that the route admits: an operating one when there is one, and platform staff. */
export const rolesFor = ({ route }: PolicyRow, { roles: partyRoles }: Party): readonly Role[] => {
  const may = roles.filter((role) => partyRoles.includes(role) && allows(route.may, [role]))
  const usual = operating.find((role) => may.includes(role)) ?? may[0]
  return [...new Set([usual, may.find((role) => role === 'embarca_admin')])].filter((role) => role !== undefined)
}
