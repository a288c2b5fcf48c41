import { pendencyLifecycle } from '@embarca/contracts/pendency/lifecycle.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { pendencyCommandRows } from './commands.ts'
import type { PendencyTypes } from './decide.ts'
import { pendencyReactions } from './reactions.ts'
import { pendenciesFold, pendencyIn, streamOfPendencies } from './state.ts'
import { pendencyTypesModule } from './types.ts'

export { pendenciesFold, streamOfPendencies } from './state.ts'

/** What a load needs attention for; one stream for each load. */
export const pendencies: Module<PendencyTypes> = {
  name: 'pendency',
  fold: pendenciesFold,
  lifecycle: {
    machine: pendencyLifecycle,
    status: (state, { id }: { readonly id: string }) => pendencyIn(state, id)?.status,
    notAllowed: 'PENDENCY_NOT_OPEN',
  },
  commands: pendencyCommandRows,
  stream: streamOfPendencies,
  key: (id) => id,
  // Attachments of a report are the load's: its people may see them.
  filesOf: ({ loadId }: { readonly loadId?: string }) => (loadId === undefined ? undefined : { kind: 'load', id: loadId }),
  owner: () => undefined,
}

export const pendencyService = {
  modules: { pendency: pendencies, pendencyType: pendencyTypesModule },
  routes: {
    pendencyActions: 'pendency',
    carrierPendencyActions: 'pendency',
    bulkPendency: 'pendency',
    pendencyTypeActions: 'pendencyType',
  },
  reactions: { order: 11, table: pendencyReactions },
} as const satisfies ServiceManifest
