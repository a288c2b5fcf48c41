import { parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { earlier, GRACE, isPlausibleInstant, lastCollect } from './instants.ts'
import type { LoadState } from './state.ts'
import type { LoadDecisions } from './types.ts'

/** Collect and delivery dates of a load, read in the zone of the place. */
export const dating: LoadDecisions<'ChangeCollectDate' | 'ChangeCollectWindow' | 'ChangeDeliveryDate'> = {
  ChangeCollectDate: ({ originId, collectDate: typed }, load, { now }) => {
    const origin = originOf(load, originId)
    if (!origin) return refuse('ORIGIN_UNKNOWN')
    const collectDate = parseLocal(typed, origin.place.zone)
    if (!collectDate || !isPlausibleInstant(collectDate)) return refuse('MOMENT_INVALID')
    if (collectDate === origin.collectDate) return []
    const { initCollectExpectedDate: from } = origin
    if (from && earlier(collectDate, from)) return refuse('COLLECT_WINDOW_INVALID')
    return (
      collected(load, originId, collectDate, now) ?? { type: 'CollectDateChanged', data: { loadId: load.loadId, originId, collectDate } }
    )
  },
  ChangeCollectWindow: ({ originId, initCollectDate, limitCollectDate }, load, { now }) => {
    if (!originOf(load, originId)) return refuse('ORIGIN_UNKNOWN')
    if (![initCollectDate, limitCollectDate].every(isPlausibleInstant)) return refuse('MOMENT_INVALID')
    if (earlier(limitCollectDate, initCollectDate)) return refuse('COLLECT_WINDOW_INVALID')
    const collectDate = new Date(limitCollectDate).toISOString()
    const initCollectExpectedDate = new Date(initCollectDate).toISOString()
    return (
      collected(load, originId, collectDate, now) ?? {
        type: 'CollectDateChanged',
        data: { loadId: load.loadId, originId, collectDate, initCollectExpectedDate },
      }
    )
  },
  ChangeDeliveryDate: ({ destinationId, deliveryDate: typed }, { loadId, terms }, { now }) => {
    const destination = terms?.destinations.find((one) => one.destinationId === destinationId)
    if (!destination) return refuse('DELIVERY_UNKNOWN')
    const deliveryDate = parseLocal(typed, destination.place.zone)
    if (!deliveryDate || !isPlausibleInstant(deliveryDate)) return refuse('MOMENT_INVALID')
    if (deliveryDate === destination.deliveryDate) return []
    if (earlier(deliveryDate, now, GRACE)) return refuse('DELIVERY_IN_THE_PAST')
    if (earlier(deliveryDate, lastCollect(terms!))) return refuse('DELIVERY_BEFORE_COLLECT')
    return { type: 'DeliveryDateChanged', data: { loadId, destinationId, deliveryDate } }
  },
}

const originOf = ({ terms }: LoadState, originId: string) => terms?.origins.find((one) => one.originId === originId)

/** What forbids a collect date: the past, an earlier delivery, or an offer that opens later. */
const collected = ({ terms, status }: LoadState, originId: string, collectDate: string, now: string) => {
  if (earlier(collectDate, now, GRACE)) return refuse('COLLECT_IN_THE_PAST')
  const { origins, destinations, launchDate } = terms!
  const last = lastCollect({ origins: origins.map((one) => (one.originId === originId ? { collectDate } : one)) })
  if (destinations.some(({ deliveryDate }) => earlier(deliveryDate, last))) return refuse('DELIVERY_BEFORE_COLLECT')
  return status === 'CREATED' && launchDate && !earlier(launchDate, collectDate) ? refuse('LAUNCH_AFTER_COLLECT') : undefined
}
