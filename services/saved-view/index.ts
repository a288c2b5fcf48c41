import type { Module } from '../kit/module.ts'
import { type SavedViewVocabulary, savedViewDecider } from './decider.ts'

/** Named addresses of lists. Somebody's private one is not there for anybody else. */
export const savedViews: Module<SavedViewVocabulary> = {
  name: 'savedView',
  decider: savedViewDecider,
  stream: ({ type, data }, { newId }) => `view-${type === 'SaveView' ? newId : data.id}`,
  belongs: ({ view }, { type }, { by }) => {
    if (type === 'SaveView') return { shipperId: by.shipperId }
    return view && (view.shared || view.owner === by.userId) ? { shipperId: view.shipperId } : undefined
  },
}
