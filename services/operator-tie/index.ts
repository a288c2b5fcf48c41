import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { type OperatorTieTypes, operatorTieCommands } from './commands.ts'
import { operatorTieFold, operatorTieStream } from './state.ts'

export { isTiedTo } from './state.ts'

/** The carriers that a logistic operator forwards loads to. Its id names both companies, so each command asks for the caller's own. */
export const operatorTies: Module<OperatorTieTypes> = {
  name: 'operatorTie',
  fold: operatorTieFold,
  commands: operatorTieCommands,
  stream: operatorTieStream,
  owner: (_, { id }: { readonly id: string }, { by }) => ({
    shipperId: PLATFORM,
    transporterIds: [id, by.transporterId ?? ''],
  }),
}

export const operatorTieService = {
  modules: { operatorTie: operatorTies },
  routes: { ownCarrierActions: 'operatorTie', operatorActions: 'operatorTie' },
} as const satisfies ServiceManifest
