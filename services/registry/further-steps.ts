import type { RegistryName } from '@embarca/contracts/reference/events.ts'
import type { Fold } from '../kit/fold.ts'

type Group = { readonly transporterIds: readonly string[] }
type Members = { readonly transporterIds: readonly string[] }

/** What a register's further events mean, wherever its stream is read. */
export const furtherSteps: { readonly [Name in RegistryName]?: Fold['evolve'] } = {
  group: {
    GroupMembersAdded: (group: Group | undefined, { transporterIds }: Members) => ({
      ...group,
      transporterIds: [...(group?.transporterIds ?? []), ...transporterIds],
    }),
    GroupMembersRemoved: (group: Group | undefined, { transporterIds }: Members) => ({
      ...group,
      transporterIds: (group?.transporterIds ?? []).filter((id) => !transporterIds.includes(id)),
    }),
  },
}
