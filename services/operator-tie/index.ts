import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { type OperatorTieTypes, operatorTieCommands, ownershipOfTie } from './commands.ts'
import { operatorTieFold, operatorTieStream } from './state.ts'

export { isTiedTo } from './state.ts'

/** The carriers that a logistic operator forwards loads to. */
export const operatorTies: Module<OperatorTieTypes> = {
  name: 'operatorTie',
  fold: operatorTieFold,
  commands: operatorTieCommands,
  stream: operatorTieStream,
  // Without an invitation there is nothing to answer or end.
  owner: ({ status }, { id }: { readonly id: string }, { by }) => (status === 'NONE' ? undefined : ownershipOfTie(id, by)),
}

export const operatorTieService = {
  modules: { operatorTie: operatorTies },
  routes: { ownCarrierActions: 'operatorTie', operatorActions: 'operatorTie' },
} as const satisfies ServiceManifest
