import { Type } from 'typebox'
import { command, query } from '../kit/route.ts'
import { Id, Line } from '../kit/schema.ts'
import { may, shipperRoles } from '../roles.ts'
import { EMAIL } from '../share/codes.ts'
import { toggles } from '../toggles.ts'
import { colleagueRoles } from './access.ts'
import { sessionMessages } from './labels.pt.ts'
import { USERNAME } from './username.ts'

export const OperationGroup = Type.Object({ id: Id, hashId: Id, name: Type.String(), status: Type.String() })
export const SessionInfo = Type.Object({
  username: Type.String(),
  user_id: Id,
  name: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  shipper_id: Type.Optional(Id),
  shipperName: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  avatar: Type.Optional(Type.String()),
  flNotifyBySystem: Type.Boolean(),
  /** This user's devices for push messages. */
  playerIds: Type.Array(Type.String()),
  operationGroups: Type.Array(OperationGroup),
  activeOperationGroupId: Type.Optional(Id),
  toggles: Type.Object(
    Object.fromEntries(Object.keys(toggles).map((name) => [name, Type.Boolean()])) as {
      [K in keyof typeof toggles]: ReturnType<typeof Type.Boolean>
    },
  ),
})
const Person = Type.Object({
  id: Id,
  /** The revision of the account, for `If-Match`. */
  revision: Type.Integer(),
  username: Type.String(),
  name: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  operationGroupIds: Type.Array(Id),
  active: Type.Boolean(),
  phone: Type.Optional(Type.String()),
  avatar: Type.Optional(Type.String()),
  flNotifyBySystem: Type.Boolean(),
})
/** What every user of the company may see of a person. */
const colleagueFields = ['id', 'name', 'avatar', 'active', 'revision'] as const
/** An account; further fields only for the person and for users who manage users. */
const Colleague = Type.Evaluate(Type.Intersect([Type.Pick(Person, colleagueFields), Type.Partial(Type.Omit(Person, colleagueFields))]))
const person = {
  name: Line,
  email: Type.String({ maxLength: 200, pattern: EMAIL }),
  phone: Type.Optional(Type.String({ pattern: '^(\\d{8}|\\d{10,11})?$' })),
}
const rights = {
  roles: Type.Array(Type.Enum(shipperRoles), { minItems: 1, maxItems: shipperRoles.length, uniqueItems: true }),
  operationGroupIds: Type.Array(Id, { maxItems: 100, uniqueItems: true }),
}
const newcomer = {
  ...person,
  ...rights,
  username: Type.String({ pattern: USERNAME }),
  /** The subject of the person's tokens, where another OpenID server signs people in; absent: an account of this server. */
  id: Type.Optional(Id),
}
/** Absent fields stay unchanged; an empty phone or photo removes it. */
const changes = {
  name: Type.Optional(person.name),
  email: Type.Optional(person.email),
  phone: person.phone,
  avatar: Type.Optional(Type.String({ maxLength: 120 })),
  flNotifyBySystem: Type.Optional(Type.Boolean()),
  roles: Type.Optional(rights.roles),
  operationGroupIds: Type.Optional(rights.operationGroupIds),
  active: Type.Optional(Type.Boolean()),
}

export const sessionRoutes = {
  info: query('GET /user/info', SessionInfo, { may: may.beSignedIn }),
  users: query('GET /user', Type.Array(Person), { may: may.manageUsers }),
  user: query('GET /user/:id', Colleague, { may: may.beShipperStaff }),
  roles: query('GET /user/roles', Type.Array(Type.Object({ role: Type.String(), label: Type.String() })), { may: may.manageUsers }),
  userGroups: query('GET /user/operationGroups', Type.Array(OperationGroup), { may: may.beShipperStaff }),
  shipperGroups: query('GET /shipper/operationGroups', Type.Array(OperationGroup), { may: may.beShipperStaff }),
  changeGroup: command('POST /user/changeOperationGroup', 'ChangeOperationGroup', {
    may: may.beShipperStaff,
    query: { operationGroupId: Id },
  }),
  addUser: command('POST /user', 'RegisterNew', { may: may.manageUsers, body: newcomer, messages: { done: sessionMessages.userAdded } }),
  /** Users change their own data; users who manage users also that of others. */
  changeUser: command('PUT /user/:id', 'ChangeUser', {
    may: may.beShipperStaff,
    body: changes,
    messages: { done: sessionMessages.userChanged },
  }),
  removeUser: command('DELETE /user/:id', 'RemoveUser', { may: may.manageUsers, messages: { done: sessionMessages.userRemoved } }),
  /**
   * A carrier's administrator changes a person of the company; nobody the own role, nor deactivates the own account. Absent fields stay.
   * An inactive person's session ends.
   */
  changeColleague: command('PUT /webtransporter/users/:id', 'ChangeColleague', {
    may: may.consentForTransporter,
    body: { name: Type.Optional(Line), role: Type.Optional(Type.Enum(colleagueRoles)), active: Type.Optional(Type.Boolean()) },
    messages: { done: sessionMessages.userChanged },
  }),
  /** Registers a device by its id at the push service; a repetition is a no-op. */
  bindPlayer: command('GET /shipper/onesignal/bind', 'BindPlayer', { may: may.beShipperStaff, query: { playerId: Line } }),
  shipper: query(
    'GET /shipper/me',
    Type.Object({ id: Id, name: Type.String(), document: Type.String(), approvalAbove: Type.Optional(Type.Integer()) }),
    { may: may.beShipperStaff },
  ),
}
