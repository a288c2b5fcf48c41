import { roleLabels } from '@embarca/contracts/labels.pt.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import type { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { toggles } from '@embarca/contracts/toggles.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import type { Views } from '../kit/read-store.ts'
import { given, type Readers } from '../kit/readers.ts'
import type { User } from './projector.ts'

type Group = { readonly id: string; readonly name: string; readonly status: string }
type Shipper = {
  readonly id: string
  readonly name: string
  readonly document: string
  readonly approvalAbove?: number
  readonly toggles: Record<string, boolean>
}
export const BY_NAME = { where: {}, sort: ['name', 'asc'], size: 500 } as const

/** The specification spells the status `ENABLE`. */
const groupOf = ({ id, name, status }: Group) => ({ id, hashId: id, name, status: status === 'ACTIVE' ? 'ENABLE' : 'DISABLE' })
const groupsNamed = async (views: Views, ids: readonly string[]) =>
  (await Promise.all(ids.map((id) => views.get<Group>('operationGroup', id)))).flatMap((group) => (group ? [groupOf(group)] : []))
const person = ({
  id,
  revision,
  username,
  name,
  email,
  roles,
  operationGroupIds,
  active,
  phone,
  avatar,
  flNotifyBySystem = true,
}: User) => ({
  ...given({ phone: phone || undefined, avatar: avatar || undefined }),
  flNotifyBySystem,
  id,
  revision,
  username,
  name,
  email,
  roles: [...roles],
  operationGroupIds: [...operationGroupIds],
  active,
})

export const sessionReaders: Readers<typeof sessionRoutes> = {
  info: async (_, { views, by, activeGroup }) => {
    const [user, shipper, operationGroups] = await Promise.all([
      views.get<User>('user', by.userId),
      views.get<Shipper>('shipper', by.shipperId),
      groupsNamed(views, by.operationGroups),
    ])
    const isStaff = allows(may.beShipperStaff, by.roles)
    const activeOperationGroupId = activeGroup ?? user?.activeGroupId ?? by.operationGroups[0]
    return {
      ...given({
        activeOperationGroupId,
        shipperName: isStaff ? shipper?.name : undefined,
        phone: user?.phone || undefined,
        avatar: user?.avatar || undefined,
        shipper_id: isStaff ? by.shipperId : undefined,
      }),
      username: user?.username ?? by.username ?? by.name,
      user_id: by.userId,
      name: user?.name ?? by.name,
      email: user?.email ?? '',
      roles: [...by.roles],
      flNotifyBySystem: user?.flNotifyBySystem ?? true,
      playerIds: [...(user?.playerIds ?? [])],
      operationGroups,
      toggles: { ...toggles, ...(isStaff ? shipper?.toggles : {}) },
    }
  },
  users: async (_, { views }) => (await readAllDocuments<User>(views, 'user', BY_NAME)).filter(({ panel }) => !panel).map(person),
  user: async ({ id }, { views, by }) => {
    const found = await views.get<User>('user', id)
    if (!found) return undefined
    const user = person(found)
    if (id === by.userId || allows(may.manageUsers, by.roles)) return user
    return given({ id: user.id, name: user.name, avatar: user.avatar, active: user.active, revision: user.revision })
  },
  roles: async () => Object.entries(roleLabels).map(([role, label]) => ({ role, label })),
  userGroups: async (_, { views, by }) => groupsNamed(views, by.operationGroups),
  shipperGroups: async (_, { views }) => (await readAllDocuments<Group>(views, 'operationGroup', BY_NAME)).map(groupOf),
  shipper: async (_, { views, by }) => {
    const shipper = await views.get<Shipper>('shipper', by.shipperId)
    return shipper && { ...given({ approvalAbove: shipper.approvalAbove }), id: shipper.id, name: shipper.name, document: shipper.document }
  },
}
