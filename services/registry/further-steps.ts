import type { GateSettings } from '@embarca/contracts/gate/settings.ts'
import type { RegistryName } from '@embarca/contracts/reference/events.ts'
import type { Fold } from '../kit/fold.ts'

type Group = { readonly transporterIds: readonly string[] }
/** A collect place that is or was a gate. */
export type Gated = { readonly gate?: GateSettings }
type Members = { readonly transporterIds: readonly string[] }

/** What a register's further events mean, wherever its stream is read. */
export const furtherSteps: { readonly [Name in RegistryName]?: Fold['evolve'] } = {
  place: {
    PlaceChanged: ({ gate }: Gated = {}, fields: object) => ({ ...fields, ...(gate && { gate }) }),
    GateConfigured: (place: object, { settings: gate }: { readonly settings: GateSettings }) => ({ ...place, gate }),
  },
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
