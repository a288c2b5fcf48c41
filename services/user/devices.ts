import type { Additions } from '../registry/index.ts'

type Device = { readonly playerId: string }

/** Devices that a push service knows a user by. */
export const devices: Additions = {
  decide: {
    BindPlayer: ({ playerId }: Device, user, { by: { userId } }) =>
      user?.playerIds?.includes(playerId) ? [] : { type: 'PushPlayerBound', data: { userId, playerId } },
  },
  evolve: { PushPlayerBound: (user, { playerId }: Device) => ({ ...user, playerIds: [...(user?.playerIds ?? []), playerId] }) },
}
