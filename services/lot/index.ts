import { lotLifecycle } from '@embarca/contracts/lot/lifecycle.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { loadOf, ownershipOf } from '../load/index.ts'
import { lotCommands } from './commands.ts'
import { lotReactions } from './reactions.ts'
import { drawsOf, hasAgreement, lotFold } from './state.ts'
import type { LotTypes } from './types.ts'

/** A load that is withdrawn in parts. A transporter with an agreement may see it, even when it is no longer a target of the offer. */
export const lots: Module<LotTypes> = {
  name: 'lot',
  fold: lotFold,
  lifecycle: {
    machine: lotLifecycle,
    status: ({ status }) => status,
    guards: (lot) => ({ answered: hasAgreement(lot) }),
    notAllowed: ({ status }) => (status === 'NEW' ? 'LOT_UNKNOWN' : 'LOT_NOT_NOW'),
  },
  commands: lotCommands,
  stream: (id) => `lot-${id}`,
  key: (id) => id,
  owner: async ({ agreements }, { id }, context) => {
    const ownership = await ownershipOf(await loadOf(context, id), context)
    const agreed = agreements.map(({ transporterId }) => transporterId)
    return ownership && { ...ownership, transporterIds: [...(ownership.transporterIds ?? []), ...agreed] }
  },
  claims: ({ type, data }, { shipperId }) =>
    type === 'LotWithdrawn' ? { take: [`externalId:${shipperId}:${data.externalId}`] } : undefined,
  claimTaken: () => 'WITHDRAWAL_CODE_TAKEN',
}

/** What the withdrawals of a lot took of its orders. */
export const drawsOfLot = async ({ read }: Pick<LookupContext, 'read'>, loadId: string) => drawsOf(await read(lotFold, lots.stream(loadId)))

export const lotService = {
  modules: { lot: lots },
  routes: { lotActions: 'lot', transporterLotActions: 'lot' },
  reactions: { order: 3, table: lotReactions },
} as const satisfies ServiceManifest
