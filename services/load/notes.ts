import type { Decisions } from './vocabulary.ts'

/** What staff writes on a load, whatever its status. */
export const noting: Decisions<'TagLoad' | 'PrioritizeLoad' | 'ObserveLoad'> = {
  TagLoad: ({ tags }, load) => {
    const wanted = [...new Set(tags)]
    return wanted.join('\n') === load.tags.join('\n') ? [] : { type: 'LoadTagged', data: { loadId: load.loadId, tags: wanted } }
  },
  PrioritizeLoad: ({ flPriority }, load) => {
    const wanted = flPriority === 'true'
    return wanted === load.flPriority ? [] : { type: 'LoadPriorityChanged', data: { loadId: load.loadId, flPriority: wanted } }
  },
  ObserveLoad: ({ observation }, load) =>
    observation === load.observation ? [] : { type: 'LoadObservationChanged', data: { loadId: load.loadId, observation } },
}
