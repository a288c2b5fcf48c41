import { hash } from 'node:crypto'
import type { Beside } from '../kit/module.ts'
import { registered, registryModule, streamOf, wrongAt } from '../registry/index.ts'
import { devices } from './devices.ts'
import { people } from './people.ts'
import { CHANGE_GROUP, workplace } from './workplace.ts'

const OWN = [CHANGE_GROUP, 'BindPlayer']
const ADD = 'RegisterNew'
const ADDS = ['Register', ADD]

/** A name to sign in with, as a claim: without case, and not to be read. It is never given back, so that no name ever means two people. */
const claimOf = (username: string) => `username:${hash('sha256', username.toLowerCase(), 'hex')}`

/** Groups that the person is to work in from now on, and that the company does not have. */
const unknownGroups = async (wanted: readonly string[], had: readonly string[], beside: Beside) => {
  const { shipperId } = beside.by
  for (const id of wanted)
    if (!had.includes(id) && !(await registered(beside, 'operationGroup', id, shipperId)))
      return { fault: wrongAt('OPERATION_GROUP_UNKNOWN', 'operationGroupIds') }
  return {}
}

/** People who sign in: their own data and rights, the operation group they work in, their devices. */
export const users = registryModule('user', {
  decide: { ...workplace.decide, ...devices.decide, ...people },
  evolve: { ...workplace.evolve, ...devices.evolve, AccessLinkIssued: (user) => ({ ...user }) },
  stream: ({ type, data }, { by, newId }) => streamOf('user', OWN.includes(type) ? by.userId : (data.id ?? newId)),
  belongs: (user, { type }, { by: { shipperId } }) => {
    if (OWN.includes(type) || (ADDS.includes(type) && !user?.id)) return { shipperId }
    return user?.id && !(user.removed && Object.hasOwn(people, type)) ? { shipperId: user.shipperId } : undefined
  },
  facts: async (user, { type, data }, beside) => {
    if (type === ADD || type === 'ChangeUser') return unknownGroups(data.operationGroupIds ?? [], user?.operationGroupIds ?? [], beside)
    if (type !== CHANGE_GROUP) return {}
    const { by } = beside
    const group = by.roles.includes('embarca_admin') && (await registered(beside, 'operationGroup', data.operationGroupId, by.shipperId))
    return { allowed: by.operationGroups.includes(data.operationGroupId) || Boolean(group) }
  },
  aside: ['ActiveGroupChosen', 'PushPlayerBound', 'AccessLinkIssued'],
  claims: ({ type, data }) => (type === 'UserRegistered' ? { take: [claimOf(data.username)] } : undefined),
  claimTaken: () => 'USERNAME_TAKEN',
})
