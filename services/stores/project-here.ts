import { allProjectors } from '@embarca/projections/all.ts'
import type { Feed } from '@embarca/projections/kit/feed.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import type { Data } from '../kit/data.ts'
import { watchLag } from '../kit/lag.ts'
import type { Folding, Watch } from './stores.ts'

/** Milliseconds between two writings of what nobody watches. */
const PACE = 30

/** Folds the views in this process, from a feed that others may share. */
export const projectHere = async (
  { views, events, streamsNaming }: Pick<Data, 'views' | 'events' | 'streamsNaming'>,
  feed: Feed,
  { tell, alarm }: Watch,
): Promise<Folding> => {
  let late = 0
  let lastRecordedAt: string | undefined
  const projecting = await startProjecting({
    projectors: allProjectors,
    store: views,
    log: { read: events.read, readAll: events.readAll, head: events.head, streamsNaming },
    feed,
    pace: PACE,
    tell: (told) => {
      lastRecordedAt = told.lastRecordedAt
      tell(told)
    },
    alarm,
  })
  const looking = watchLag({ head: events.head, seenTo: projecting.seenTo, lastRecordedAt: () => lastRecordedAt }, (ms) => {
    late = ms
  })
  return {
    lag: () => late,
    parked: () => projecting.parked().length,
    stop: () => {
      looking.stop()
      return projecting.stop()
    },
  }
}
