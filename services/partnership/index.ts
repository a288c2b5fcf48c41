import { partnershipLifecycle } from '@embarca/contracts/partnership/lifecycle.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { partnershipFold, partnershipOf, partnershipStream } from '../registry/index.ts'
import { partnershipCommands } from './commands.ts'
import { partnershipReactions } from './reactions.ts'
import { ownershipOfRelation, relationIdOf, relationOf } from './relation.ts'
import type { PartnershipTypes } from './types.ts'

/** The relation of a shipper and a carrier; each of them sees its own side. */
export const partnerships: Module<PartnershipTypes> = {
  name: 'partnership',
  fold: partnershipFold,
  lifecycle: {
    machine: partnershipLifecycle,
    status: ({ status }) => status,
    guards: () => ({ consents: false }),
    notAllowed: 'PARTNERSHIP_NOT_NOW',
  },
  commands: partnershipCommands,
  stream: partnershipStream,
  idOf: relationIdOf,
  owner: async (_, data, context) => {
    const relation = relationOf(data, context.by)
    const { known, status } = await partnershipOf(context, relation.shipperId, relation.transporterId)
    return known || status !== 'NONE' ? ownershipOfRelation(relation) : undefined
  },
}

export const partnershipService = {
  modules: { partnership: partnerships },
  routes: { partnershipActions: 'partnership', carrierPartnershipActions: 'partnership', onboarding: 'partnership' },
  reactions: { order: 5, table: partnershipReactions },
} as const satisfies ServiceManifest
