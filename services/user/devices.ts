import type { Additions } from '../registry/index.ts'
import { onOwnStream } from './own-stream.ts'

type Device = { readonly playerId: string }

/** A user's devices, by the push service's id. */
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
