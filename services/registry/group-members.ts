import { MOST_MEMBERS } from '@embarca/contracts/partnership/codes.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { RegistryRow } from './commands.ts'
import { wrongAt } from './editable.ts'
import { mayBeNamed } from './relations.ts'

type Group = { readonly id: string; readonly shipperId: string; readonly transporterIds: readonly string[]; readonly removed?: true }
type Members = { readonly id: string; readonly transporterIds: readonly string[] }

const allKnown = async (_: Group, { transporterIds }: Members, context: LookupContext) => {
  const known = await Promise.all(transporterIds.map((id) => mayBeNamed(context, id, context.by.shipperId)))
  return { known: known.every(Boolean) }
}

/** Carriers join and leave a group by themselves: an event of thousands of members would repeat all the others. */
export const groupMembers: Readonly<Record<string, RegistryRow>> = {
  AddMembers: {
    lookups: allKnown,
    decide: ({ id, transporterIds }: Members, { shipperId, transporterIds: had }: Group, { lookups: { known } }) => {
      if (!known) return wrongAt('TRANSPORTER_UNKNOWN', 'transporterIds')
      const news = [...new Set(transporterIds)].filter((one) => !had.includes(one))
      if (had.length + news.length > MOST_MEMBERS) return wrongAt('GROUP_FULL', 'transporterIds')
      return news.length ? { type: 'GroupMembersAdded', data: { id, shipperId, transporterIds: news } } : []
    },
  },
  RemoveMembers: {
    decide: ({ id, transporterIds }: Members, { shipperId, transporterIds: had }: Group) => {
      const gone = [...new Set(transporterIds)].filter((one) => had.includes(one))
      return gone.length ? { type: 'GroupMembersRemoved', data: { id, shipperId, transporterIds: gone } } : []
    },
  },
}
