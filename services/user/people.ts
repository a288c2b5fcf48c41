import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { userFields } from '@embarca/contracts/reference/fields.ts'
import { allows, may, mayManage } from '@embarca/contracts/roles.ts'
import type { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { ownershipOfNew, type RegistryRow, registered, wrongAt } from '../registry/index.ts'

type Newcomer = InputOf<typeof sessionRoutes.addUser>
type Changes = InputOf<typeof sessionRoutes.changeUser>
// biome-ignore lint/suspicious/noExplicitAny: as registries have it: fields are the schema's
type User = Readonly<Record<string, any>>

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** An account's own fields, as its events have them. */
export const userFieldsOf = (user: User) =>
  Object.fromEntries(Object.keys(userFields).flatMap((field) => (field in user ? [[field, user[field]]] : [])))

const rights = ({ roles, operationGroupIds, active }: User) => ({ roles, operationGroupIds, active })
const manages = ({ roles }: User) => allows(may.manageUsers, roles)

/** Groups that the person is to work in from now on, and that the company does not have. */
const unknownGroups = async (user: User | undefined, { operationGroupIds = [] }: Changes | Newcomer, context: LookupContext) => {
  const had: readonly string[] = user?.['operationGroupIds'] ?? []
  for (const id of operationGroupIds)
    if (!had.includes(id) && !(await registered(context, 'operationGroup', id, context.by.shipperId)))
      return { fault: wrongAt('OPERATION_GROUP_UNKNOWN', 'operationGroupIds') }
  return { fault: undefined }
}

/** A removed person is not there any more. */
const stillThere = (user: User | undefined) => (user?.['id'] && !user['removed'] ? { shipperId: user['shipperId'] } : undefined)

/** People's data: everybody the own; a manager of users also that of others, their rights and their way in. */
export const people: Readonly<Record<string, RegistryRow>> = {
  RegisterNew: {
    streamId: ({ id }: Newcomer, { newId }) => id ?? newId,
    owner: (user, data, context) => (user?.removed ? undefined : ownershipOfNew(user, data, context)),
    lookups: unknownGroups,
    decide: ({ id, ...form }: Newcomer, user: User | undefined, { by, newId, lookups: { fault } }) => {
      if (user?.['id']) return refuse('ALREADY_REGISTERED')
      if (!mayManage(by.roles, form.roles)) return refuse('RIGHTS_NOT_YOURS')
      if (fault) return fault
      const userId = id ?? newId
      return { type: 'UserRegistered', data: { ...form, id: userId, userId, shipperId: by.shipperId, active: true } }
    },
  },
  ChangeUser: {
    owner: stillThere,
    lookups: unknownGroups,
    decide: ({ id, ...form }: Changes, user: User, { by, lookups: { fault } }) => {
      if (id !== by.userId && !mayManage(by.roles, user['roles'])) return refuse('USER_NOT_YOURS')
      const before = userFieldsOf(user)
      const now: User = { ...before, ...form }
      if (id === by.userId && manages(user) && !(now['active'] && manages(now))) return refuse('USER_IS_YOU')
      if (!same(rights(now), rights(user)) && !mayManage(by.roles, [...user['roles'], ...now['roles']])) return refuse('RIGHTS_NOT_YOURS')
      if (fault) return fault
      return same(now, before) ? [] : { type: 'UserChanged', data: { ...now, id, shipperId: user['shipperId'] } }
    },
  },
  RemoveUser: {
    owner: stillThere,
    decide: (_, { id, shipperId, roles }: User, { by }) => {
      if (id === by.userId) return refuse('USER_IS_YOU')
      return mayManage(by.roles, roles) ? { type: 'UserRemoved', data: { id, shipperId } } : refuse('RIGHTS_NOT_YOURS')
    },
  },
  /** A new password lets its giver in as that person: it takes the right to give all that the person has. */
  IssueAccessLink: {
    owner: stillThere,
    decide: (_, { id, shipperId, roles, active }: User, { by }) => {
      if (!mayManage(by.roles, roles)) return refuse('RIGHTS_NOT_YOURS')
      return active ? { type: 'AccessLinkIssued', data: { id, shipperId } } : refuse('USER_INACTIVE')
    },
  },
}
