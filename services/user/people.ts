import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { userFields } from '@embarca/contracts/reference/fields.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import type { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import type { Given } from '../kit/decider.ts'

type Changes = InputOf<typeof sessionRoutes.changeUser>
type User = Readonly<Record<string, any>>
type By = Given<any>['by']

const SUPER = 'shipper_super_admin'
const ADMINS: readonly string[] = ['shipper_admin', SUPER, 'embarca_admin']
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const kept = (user: User) => Object.fromEntries(Object.keys(userFields).flatMap((field) => (field in user ? [[field, user[field]]] : [])))

/** Administrators are made by administrators, super administrators by their like. */
const mayGive = ({ roles }: By, role: string) =>
  role === SUPER ? roles.includes(SUPER) || roles.includes('embarca_admin') : !ADMINS.includes(role) || allows(may.configure, roles)
const mayManage = (by: By, held: readonly string[]) => allows(may.manageUsers, by.roles) && held.every((role) => mayGive(by, role))

/** People's data: everybody the own, whoever manages users also that of others and their rights. */
export const people = {
  ChangeUser: ({ id, ...form }: Changes, user: User, { by }: Given<any>) => {
    if (id !== by.userId && !mayManage(by, user.roles)) return refuse('USER_NOT_YOURS')
    const { roles = user.roles, operationGroupIds = user.operationGroupIds, active = user.active } = form
    const rights = { roles, operationGroupIds, active }
    const { roles: had, operationGroupIds: worked, active: was } = user
    if (!same(rights, { roles: had, operationGroupIds: worked, active: was }) && !mayManage(by, [...had, ...roles]))
      return refuse('RIGHTS_NOT_YOURS')
    const before = kept(user)
    const now = { ...before, ...form }
    return same(now, before) ? [] : { type: 'UserChanged', data: { ...now, id, shipperId: user.shipperId } }
  },
  RemoveUser: (_: unknown, { id, shipperId, roles }: User, { by }: Given<any>) => {
    if (id === by.userId) return refuse('USER_IS_YOU')
    return mayManage(by, roles) ? { type: 'UserRemoved', data: { id, shipperId } } : refuse('RIGHTS_NOT_YOURS')
  },
}
