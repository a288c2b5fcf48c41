import type { Role } from '@embarca/contracts/roles.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { actor } from '@embarca/tests/kit/tokens.ts'
import { describe, it } from 'vitest'
import { users } from './index.ts'

const given = specification(users)
const ana = {
  ...{ id: 'ana', shipperId: 's1', userId: 'ana', username: 'ana', name: 'Ana', email: 'ana@s1.example' },
  ...{ roles: ['shipper_operator'], operationGroupIds: ['g1'], active: true },
}
const was = { type: 'UserRegistered', data: ana }
const by = (userId: string, role: Role = 'shipper_operator') => ({ by: actor([role], { userId }) })
const change = (over: object) => ({ type: 'ChangeUser', data: { id: 'ana', name: 'Ana', email: 'ana@s1.example', ...over } })
const add = (over: object = {}) => ({
  type: 'RegisterNew',
  data: { username: 'leo', name: 'Leo', email: 'leo@s1.example', roles: ['shipper_operator'], operationGroupIds: ['g1'], ...over },
})
const link = { type: 'IssueAccessLink', data: { id: 'ana' } }
const remove = { type: 'RemoveUser', data: { id: 'ana' } }

describe('a person', () => {
  it('is added by a user who manages users, with rights that this user may grant (C025)', () => {
    const leo = { ...add().data, id: 'new', userId: 'new', shipperId: 's1', active: true }
    given().when(add(), by('bia', 'shipper_manage_users')).then({ type: 'UserRegistered', data: leo })
    given()
      .when(add({ id: 'subject-7' }), by('bia', 'shipper_admin'))
      .brings({ type: 'UserRegistered', data: { id: 'subject-7', userId: 'subject-7' } })
    given(was)
      .when(add({ id: 'ana' }), by('bia', 'shipper_admin'))
      .refused('ALREADY_REGISTERED')
    given()
      .when(add({ roles: ['shipper_admin'] }), by('bia', 'shipper_manage_users'))
      .refused('RIGHTS_NOT_YOURS')
    given()
      .when(add({ roles: ['shipper_super_admin'] }), by('bia', 'embarca_admin'))
      .brings({ type: 'UserRegistered' })
  })
  it('gets an access link from a user who may grant all that the person has', () => {
    const issued = { type: 'AccessLinkIssued', data: { id: 'ana', shipperId: 's1' } }
    given(was).when(link, by('bia', 'shipper_manage_users')).then(issued)
    for (const role of ['shipper_admin', 'shipper_super_admin', 'embarca_admin'])
      given({ type: 'UserRegistered', data: { ...ana, roles: [role] } })
        .when(link, by('bia', 'shipper_manage_users'))
        .refused('RIGHTS_NOT_YOURS')
    given({ type: 'UserRegistered', data: { ...ana, roles: ['embarca_admin'] } })
      .when(link, by('bia', 'shipper_super_admin'))
      .refused('RIGHTS_NOT_YOURS')
    given({ type: 'UserRegistered', data: { ...ana, active: false } })
      .when(link, by('bia', 'shipper_admin'))
      .refused('USER_INACTIVE')
  })
  it('that manages users does not lock itself out', () => {
    for (const over of [{ active: false }, { roles: ['shipper_operator'] }])
      given({ type: 'UserRegistered', data: { ...ana, roles: ['shipper_admin'] } })
        .when(change(over), by('ana', 'shipper_admin'))
        .refused('USER_IS_YOU')
  })
  it('sends only the changed fields: others keep their current values (C026)', () => {
    given(was)
      .when({ type: 'ChangeUser', data: { id: 'ana', phone: '41999990000' } }, by('ana'))
      .brings({ type: 'UserChanged', data: { name: 'Ana', email: 'ana@s1.example', phone: '41999990000' } })
    given(was)
      .when({ type: 'ChangeUser', data: { id: 'ana' } }, by('ana'))
      .then()
  })
  it('changes the own data, keeping the rights (C026)', () => {
    given(was)
      .when(change({ phone: '41999990000' }), by('ana'))
      .then({ type: 'UserChanged', data: { ...ana, phone: '41999990000' } })
    given(was).when(change({}), by('ana')).changesNothing()
    given(was)
      .when(change({ roles: ['shipper_admin'] }), by('ana'))
      .refused('RIGHTS_NOT_YOURS')
  })
  it('is changed only by a user who manages users (C026)', () => {
    given(was)
      .when(change({ name: 'Eva' }), by('bia'))
      .refused('USER_NOT_YOURS')
    given(was)
      .when(change({ active: false }), by('bia', 'shipper_manage_users'))
      .brings({ type: 'UserChanged', data: { active: false } })
    given(was)
      .when(change({ roles: ['shipper_admin'] }), by('bia', 'shipper_manage_users'))
      .refused('RIGHTS_NOT_YOURS')
    given(was)
      .when(change({ roles: ['shipper_super_admin'] }), by('bia', 'shipper_admin'))
      .refused('RIGHTS_NOT_YOURS')
  })
  it('is removed by another user, who may grant what it had (C027)', () => {
    given(was)
      .when(remove, by('bia', 'shipper_admin'))
      .then({ type: 'UserRemoved', data: { id: 'ana', shipperId: 's1' } })
    given(was).when(remove, by('ana', 'shipper_admin')).refused('USER_IS_YOU')
    given({ type: 'UserRegistered', data: { ...ana, roles: ['shipper_admin'] } })
      .when(remove, by('bia', 'shipper_manage_users'))
      .refused('RIGHTS_NOT_YOURS')
  })
  it('binds a device once (C033)', () => {
    const bind = { type: 'BindPlayer', data: { playerId: 'p1' } }
    const bound = { type: 'PushPlayerBound', data: { userId: 'ana', playerId: 'p1' } }
    given(was).when(bind, by('ana')).then(bound)
    given(was, bound).when(bind, by('ana')).changesNothing()
  })
})

describe('people of a carrier', () => {
  const tania = { by: actor(['transporter_admin'], { transporterId: 't1' }) }
  const invite = (role = 'transporter_comun') => ({ type: 'InviteCarrierUser', data: { name: 'Rui Sá', email: 'rui@norte.example', role } })
  const issued = { type: 'AccessLinkIssued', data: { id: 'new', shipperId: 'embarca' } }
  it('are invited by its administrator, for its own company only (C290)', () => {
    const rui = { id: 'new', userId: 'new', transporterId: 't1', username: 'rui', roles: ['transporter_comun'], operationGroupIds: [] }
    given().when(invite(), tania).brings({ type: 'UserRegistered', data: rui }, issued)
  })
  const ruiWas = {
    ...{ id: 'rui', userId: 'rui', shipperId: 'embarca', transporterId: 't1', username: 'rui', name: 'Rui Sá' },
    ...{ email: 'rui@norte.example', roles: ['transporter_comun'], operationGroupIds: [], active: true },
  }
  const ruiIs = { type: 'UserRegistered', data: ruiWas }
  const changes = (data: object) => ({ type: 'ChangeColleague', data: { id: 'rui', ...data } })
  const asked = { ...tania, lookups: { asker: { active: true, roles: ['transporter_admin'] } } }
  it('get another name and role, are deactivated and activated again', () => {
    given(ruiIs)
      .when(changes({ name: ' Rui de Sá ', role: 'transporter_operator' }), asked)
      .then({ type: 'UserChanged', data: { ...ruiWas, name: 'Rui de Sá', roles: ['transporter_operator'] } })
    const gone = { type: 'UserChanged', data: { ...ruiWas, active: false } }
    given(ruiIs)
      .when(changes({ active: false }), asked)
      .then(gone)
    given(ruiIs, gone)
      .when(changes({ active: true }), asked)
      .then({ type: 'UserChanged', data: ruiWas })
    given(ruiIs)
      .when(changes({ role: 'transporter_comun', active: true }), asked)
      .changesNothing()
  })
  it('keep an administrator: nobody deactivates the own account or gives up the own role', () => {
    const own = { by: actor(['transporter_admin'], { transporterId: 't1', userId: 'rui' }), lookups: asked.lookups }
    const admin = { type: 'UserRegistered', data: { ...ruiWas, roles: ['transporter_admin'] } }
    given(admin)
      .when(changes({ active: false }), own)
      .refused('USER_IS_YOU')
    given(admin)
      .when(changes({ role: 'transporter_comun' }), own)
      .refused('USER_IS_YOU')
    given(admin)
      .when(changes({ name: 'Rui' }), own)
      .brings({ type: 'UserChanged', data: { name: 'Rui', roles: ['transporter_admin'], active: true } })
  })
  it('nor do two administrators deactivate each other: the second one is none any more', () =>
    given(ruiIs)
      .when(changes({ active: false }), { ...tania, lookups: { asker: { active: false, roles: ['transporter_admin'] } } })
      .refused('USER_NOT_YOURS'))
  it('get another link to choose a password, while they are active', () => {
    const again = { type: 'IssueColleagueLink', data: { id: 'rui' } }
    given(ruiIs)
      .when(again, tania)
      .then({ type: 'AccessLinkIssued', data: { id: 'rui', shipperId: 'embarca' } })
    given({ type: 'UserRegistered', data: { ...ruiWas, active: false } })
      .when(again, tania)
      .refused('USER_INACTIVE')
  })
  const joao = { driverId: 'd1', transporterId: 't1', name: 'João Batista de Almeida', active: true }
  const driver = { type: 'InviteDriver', data: { id: 'd1' } }
  const link = { type: 'AccessLinkIssued', data: { id: 'd1', shipperId: 'embarca' } }
  const login = { id: 'd1', userId: 'd1', driverId: 'd1', transporterId: 't1', username: 'joao.almeida', roles: ['driver'] }
  it('a driver gets his login, and later another link to it', () => {
    given()
      .when(driver, { ...tania, lookups: { driver: joao } })
      .brings({ type: 'UserRegistered', data: login }, link)
    given({ type: 'UserRegistered', data: { ...ana, ...login } })
      .when(driver, { ...tania, lookups: { driver: joao } })
      .then(link)
  })
  it('but not one who drives no more', () =>
    given()
      .when(driver, { ...tania, lookups: { driver: { ...joao, active: false } } })
      .refused('USER_INACTIVE'))
})
