import { negotiationLifecycle } from '@embarca/contracts/negotiation/lifecycle.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { filesOfLoad, loadOf, ownershipOfOffer } from '../load/index.ts'
import { negotiationCommands } from './commands.ts'
import { negotiationReactions } from './reactions.ts'
import { negotiationFold } from './state.ts'
import type { NegotiationTypes } from './types.ts'

/** Proposals, bids and messages between the shipper and the transporters of an offer. */
export const negotiations: Module<NegotiationTypes> = {
  name: 'negotiation',
  fold: negotiationFold,
  lifecycle: { machine: negotiationLifecycle, status: ({ status }) => status, notAllowed: 'NEGOTIATION_NOT_NOW' },
  commands: negotiationCommands,
  stream: (id) => `negotiation-${id}`,
  key: (id) => id,
  filesOf: filesOfLoad,
  owner: async (_, { id }, context) => ownershipOfOffer(await loadOf(context, id), context),
}

export const negotiationService = {
  modules: { negotiation: negotiations },
  routes: { deal: 'negotiation', transporterDeal: 'negotiation' },
  reactions: { order: 2, table: negotiationReactions },
} as const satisfies ServiceManifest
