import type { CommandOrigin, LookupContext } from '../kit/command-row.ts'

/** Everybody may change what is the user's own, registered here or known by the identity server alone. */
export const onOwnStream = {
  streamId: (_: unknown, { by }: CommandOrigin) => by.userId,
  owner: (_: unknown, __: unknown, { by }: LookupContext) => ({ shipperId: by.shipperId }),
}
