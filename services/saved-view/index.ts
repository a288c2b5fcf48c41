import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { type SavedViewTypes, savedViewCommands, savedViewFold } from './commands.ts'

/** Saved addresses of lists. A private one does not exist for other users. */
export const savedViews: Module<SavedViewTypes> = {
  name: 'savedView',
  fold: savedViewFold,
  commands: savedViewCommands,
  stream: (id) => `view-${id}`,
  owner: ({ view }, _, { by }) => (view && (view.shared || view.owner === by.userId) ? { shipperId: view.shipperId } : undefined),
}

export const savedViewService = {
  modules: { savedView: savedViews },
  routes: { savedViewing: 'savedView' },
} as const satisfies ServiceManifest
