import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { loadOf, ownershipOf } from '../load/index.ts'
import { type TripLinkTypes, tripLinkCommands } from './commands.ts'
import { tripLinkReactions } from './reactions.ts'
import { tripLinkFold } from './state.ts'

export const tripLinkStream = (loadId: string): string => `trip-link-${loadId}`

/** Links with which one driver works one trip, without account or password. */
export const tripLinks: Module<TripLinkTypes> = {
  name: 'tripLink',
  fold: tripLinkFold,
  commands: tripLinkCommands,
  stream: tripLinkStream,
  key: (id) => id,
  owner: async (_, { id }: { readonly id: string }, context) => ownershipOf(await loadOf(context, id), context),
}

export const tripLinkService = {
  modules: { tripLink: tripLinks },
  routes: { tripLinking: 'tripLink' },
  reactions: { order: 9, table: tripLinkReactions },
} as const satisfies ServiceManifest
