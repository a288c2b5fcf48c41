import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { Roads, Router } from '../kit/roads.ts'
import { laneDistances } from './lane-distances.ts'
import { ownRoads } from './own-roads.ts'

/** The distances that a user's company has: a router's, and its own while there is none or it is away; answers say which. */
export const roadsFor =
  (router?: Router) =>
  (views: Views): Roads => {
    const own = ownRoads(laneDistances(views))
    if (!router) return own
    const routed = router(own)
    return {
      table: (places, collects) => routed.table(places, collects).catch(() => own.table(places, collects)),
      line: (places) => routed.line(places).catch(() => undefined),
    }
  }
