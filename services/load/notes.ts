import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { orderCodesAt } from '@embarca/contracts/load/stops.ts'
import type { LoadState } from './state.ts'
import { changedTags, distinctTags } from './tags.ts'
import type { LoadDecisions } from './types.ts'

const MAX_TAGS = 20

const tagged = (tags: string[], { loadId, tags: before }: LoadState): LoadEvent | readonly LoadEvent[] =>
  tags.join('\n') === before.join('\n') ? [] : { type: 'LoadTagged', data: { loadId, tags } }

/** Notes by staff on a load and its stops. */
export const noting: LoadDecisions<
  'TagLoad' | 'ChangeTags' | 'PrioritizeLoad' | 'ObserveLoad' | 'ObserveOrigin' | 'ObserveDestination' | 'ChangeNfCode'
> = {
  TagLoad: ({ tags }, load) => tagged(distinctTags(tags), load),
  ChangeTags: ({ add = [], remove = [] }, load) => {
    const tags = changedTags(load.tags, add, remove)
    return tags.length > MAX_TAGS ? refuse('TAGS_TOO_MANY') : tagged(tags, load)
  },
  PrioritizeLoad: ({ flPriority }, load) => {
    const isPriority = flPriority === 'true'
    return isPriority === load.flPriority ? [] : { type: 'LoadPriorityChanged', data: { loadId: load.loadId, flPriority: isPriority } }
  },
  ObserveLoad: ({ observation }, load) =>
    observation === load.observation ? [] : { type: 'LoadObservationChanged', data: { loadId: load.loadId, observation } },

  ObserveOrigin: ({ originId, observation }, { loadId, terms }) => {
    const origin = terms?.origins.find((one) => one.originId === originId)
    if (!origin) return refuse('ORIGIN_UNKNOWN')
    return observation === (origin.observation ?? '') ? [] : { type: 'OriginObservationChanged', data: { loadId, originId, observation } }
  },
  ObserveDestination: ({ destinationId, observation }, { loadId, terms }) => {
    const destination = terms?.destinations.find((one) => one.destinationId === destinationId)
    if (!destination) return refuse('DELIVERY_UNKNOWN')
    if (observation === (destination.observation ?? '')) return []
    return { type: 'DestinationObservationChanged', data: { loadId, destinationId, observation } }
  },
  ChangeNfCode: ({ orderCode, nfCode }, { loadId, terms }) => {
    const destination = terms?.destinations.find((one) => orderCodesAt(one).includes(orderCode))
    if (!destination) return refuse('ORDER_UNKNOWN')
    const { destinationId } = destination
    return nfCode === destination.nfCode ? [] : { type: 'NfCodeChanged', data: { loadId, destinationId, orderCode, nfCode } }
  },
}
