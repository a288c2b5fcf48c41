import type { Additions } from '../registry/index.ts'
import { onOwnStream } from './own-stream.ts'

type Device = { readonly playerId: string }

/** Devices that a push service knows a user by. */
export const devices: Additions = {
  commands: {
    BindPlayer: {
      ...onOwnStream,
      decide: ({ playerId }: Device, user, { by: { userId } }) =>
        user?.playerIds?.includes(playerId) ? [] : { type: 'PushPlayerBound', data: { userId, playerId } },
    },
  },
  evolve: { PushPlayerBound: (user, { playerId }: Device) => ({ ...user, playerIds: [...(user?.playerIds ?? []), playerId] }) },
}
