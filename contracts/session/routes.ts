import { Type } from 'typebox'
import { command, query } from '../kit/route.ts'
import { Id } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { toggles } from '../toggles.ts'

export const OperationGroup = Type.Object({ id: Id, hashId: Id, name: Type.String(), status: Type.String() })
export const SessionInfo = Type.Object({
  username: Type.String(),
  user_id: Id,
  name: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  shipper_id: Type.Optional(Id),
  shipperName: Type.Optional(Type.String()),
  avatar: Type.Optional(Type.String()),
  flNotifyBySystem: Type.Boolean(),
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
  name: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  operationGroupIds: Type.Array(Id),
  active: Type.Boolean(),
})

export const sessionRoutes = {
  info: query('GET /user/info', SessionInfo, { may: may.beSignedIn }),
  users: query('GET /user', Type.Array(Person), { may: may.manageUsers }),
  user: query('GET /user/:id', Person, { may: may.beShipperStaff }),
  roles: query('GET /user/roles', Type.Array(Type.Object({ role: Type.String(), label: Type.String() })), { may: may.manageUsers }),
  userGroups: query('GET /user/operationGroups', Type.Array(OperationGroup), { may: may.beShipperStaff }),
  shipperGroups: query('GET /shipper/operationGroups', Type.Array(OperationGroup), { may: may.beShipperStaff }),
  changeGroup: command('POST /user/changeOperationGroup', 'ChangeOperationGroup', {
    may: may.beShipperStaff,
    query: { operationGroupId: Id },
  }),
  shipper: query(
    'GET /shipper/me',
    Type.Object({ id: Id, name: Type.String(), document: Type.String(), approvalAbove: Type.Optional(Type.Integer()) }),
    { may: may.beShipperStaff },
  ),
}
