import type { Event } from '@embarca/contracts/kit/event.ts'
import type { FieldsOf } from '@embarca/contracts/kit/registry.ts'
import type { userFields } from '@embarca/contracts/reference/fields.ts'
import type { Projector } from '../kit/projector.ts'

export type User = FieldsOf<typeof userFields> & {
  readonly id: string
  readonly shipperId: string
  /** Revision of the event that the account reflects, for `If-Match`. */
  readonly revision: number
  readonly activeGroupId?: string
  readonly playerIds?: readonly string[]
}
type Account = Omit<User, 'activeGroupId' | 'playerIds' | 'revision'>
type UserEvent =
  | Event<'UserRegistered', Account>
  | Event<'UserChanged', Account>
  | Event<'UserRemoved', { id: string }>
  | Event<'ActiveGroupChosen', { userId: string; operationGroupId: string }>
  | Event<'PushPlayerBound', { userId: string; playerId: string }>

const replaces = (user: User | undefined, { data, revision }: { data: Account; revision: number }): User => ({
  ...data,
  revision,
  ...(user?.activeGroupId !== undefined && { activeGroupId: user.activeGroupId }),
  ...(user?.playerIds !== undefined && { playerIds: user.playerIds }),
})

/** One document per user: the account and the operation group it works in. */
export const userProjector: Projector<User, UserEvent> = {
  spec: {
    view: 'user',
    version: 3,
    fields: { shipperId: 'text', name: 'text', active: 'boolean' },
    indexes: [['shipperId', 'name']],
  },
  scope: 'tenant',
  notifies: 'change',
  id: ({ stream }) => /^user-(.+)$/.exec(stream)?.[1],
  on: {
    UserRegistered: replaces,
    UserChanged: replaces,
    UserRemoved: () => undefined,
    ActiveGroupChosen: (user, { data }) => user && { ...user, activeGroupId: data.operationGroupId },
    PushPlayerBound: (user, { data }) => user && { ...user, playerIds: [...(user.playerIds ?? []), data.playerId] },
  },
}
