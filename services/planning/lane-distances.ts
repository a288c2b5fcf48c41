import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { LaneLaunch } from '@embarca/projections/shared/lane-launch.ts'
import type { LaneDistances } from './own-roads.ts'

/** Lanes of one query, and its launches: the latest count. */
const AT_ONCE = 50
const LATEST = 500

/** Distances of the company's launches from one place to one other; those through further stops measure another way. */
export const laneDistances =
  (views: Views): LaneDistances =>
  async (lanes) => {
    const found = new Map<string, number[]>()
    for (let from = 0; from < lanes.length; from += AT_ONCE) {
      const where = { lane: lanes.slice(from, from + AT_ONCE) }
      const { items } = await views.page<LaneLaunch>('lanes', { where, sort: ['launchedAt', 'desc'], size: LATEST })
      for (const { lane, distance, stops } of items)
        if (distance !== undefined && stops === 2) found.set(lane, [...(found.get(lane) ?? []), distance])
    }
    return found
  }
