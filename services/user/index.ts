import { registered, registryModule, streamOf } from '../registry/index.ts'
import { devices } from './devices.ts'
import { people } from './people.ts'
import { CHANGE_GROUP, workplace } from './workplace.ts'

const OWN = [CHANGE_GROUP, 'BindPlayer']

/** People who sign in: their own data, the operation group they work in, their devices. */
export const users = registryModule('user', {
  decide: { ...workplace.decide, ...devices.decide, ...people },
  evolve: { ...workplace.evolve, ...devices.evolve },
  stream: ({ type, data }, { by }) => streamOf('user', OWN.includes(type) ? by.userId : data.id),
  belongs: (user, { type }, { by: { shipperId } }) =>
    OWN.includes(type) || (type === 'Register' && !user?.id)
      ? { shipperId }
      : user?.id && !(user.removed && Object.hasOwn(people, type))
        ? { shipperId: user.shipperId }
        : undefined,
  facts: async (_, { type, data }, beside) => {
    if (type !== CHANGE_GROUP) return {}
    const { by } = beside
    const group = by.roles.includes('embarca_admin') && (await registered(beside, 'operationGroup', data.operationGroupId, by.shipperId))
    return { allowed: by.operationGroups.includes(data.operationGroupId) || Boolean(group) }
  },
})
