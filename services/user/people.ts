import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { userFields } from '@embarca/contracts/reference/fields.ts'
import { allows, may, mayManage } from '@embarca/contracts/roles.ts'
import type { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import type { Given } from '../kit/decider.ts'

type Newcomer = InputOf<typeof sessionRoutes.addUser>
type Changes = InputOf<typeof sessionRoutes.changeUser>
type User = Readonly<Record<string, any>>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const kept = (user: User) => Object.fromEntries(Object.keys(userFields).flatMap((field) => (field in user ? [[field, user[field]]] : [])))

const rights = ({ roles, operationGroupIds, active }: User) => ({ roles, operationGroupIds, active })
const manages = ({ roles }: User) => allows(may.manageUsers, roles)

/** People's data: everybody the own, whoever manages users also that of others, their rights and their way in. */
export const people = {
  RegisterNew: ({ id, ...form }: Newcomer, user: User | undefined, { by, newId, facts: { fault } }: Given<any>) => {
    if (user?.id) return refuse('ALREADY_REGISTERED')
    if (!mayManage(by.roles, form.roles)) return refuse('RIGHTS_NOT_YOURS')
    if (fault) return fault
    const userId = id ?? newId
    return { type: 'UserRegistered', data: { ...form, id: userId, userId, shipperId: by.shipperId, active: true } }
  },
  ChangeUser: ({ id, ...form }: Changes, user: User, { by, facts: { fault } }: Given<any>) => {
    if (id !== by.userId && !mayManage(by.roles, user.roles)) return refuse('USER_NOT_YOURS')
    const before = kept(user)
    const now: User = { ...before, ...form }
    if (id === by.userId && manages(user) && !(now.active && manages(now))) return refuse('USER_IS_YOU')
    if (!same(rights(now), rights(user)) && !mayManage(by.roles, [...user.roles, ...now.roles])) return refuse('RIGHTS_NOT_YOURS')
    if (fault) return fault
    return same(now, before) ? [] : { type: 'UserChanged', data: { ...now, id, shipperId: user.shipperId } }
  },
  RemoveUser: (_: unknown, { id, shipperId, roles }: User, { by }: Given<any>) => {
    if (id === by.userId) return refuse('USER_IS_YOU')
    return mayManage(by.roles, roles) ? { type: 'UserRemoved', data: { id, shipperId } } : refuse('RIGHTS_NOT_YOURS')
  },
  /** Who hands somebody a new password could be that person: it takes the right to give all that the person has. */
  IssueAccessLink: (_: unknown, { id, shipperId, roles, active }: User, { by }: Given<any>) => {
    if (!mayManage(by.roles, roles)) return refuse('RIGHTS_NOT_YOURS')
    return active ? { type: 'AccessLinkIssued', data: { id, shipperId } } : refuse('USER_INACTIVE')
  },
}
