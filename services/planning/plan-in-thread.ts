import { startWorker } from '@embarca/projections/kit/start-worker.ts'
import { limited } from '../kit/limited.ts'
import type { PlannedOrder, PlannedTrip, TripLimits } from './trips.ts'

/** Orders of one collect place; `metres` between the collect, which is place 0, and their delivery places. */
export type PlanGroup = { readonly orders: readonly PlannedOrder[]; readonly size: number; readonly metres: Int32Array }
export type PlanRequest = { readonly groups: readonly PlanGroup[]; readonly limits: TripLimits }
export type PlannedTrips = readonly (readonly PlannedTrip[])[]

/** Plans that are made at once, and requests that may wait. */
const AT_ONCE = 1
const MOST_WAITING = 8
const HEAP_MIB = 512

const inThread = (request: PlanRequest): Promise<PlannedTrips> =>
  new Promise((resolve, reject) => {
    const worker = startWorker(new URL('./plan.worker.ts', import.meta.url), {
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
    })
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('the planner ended early')))
    worker.on('message', (trips: PlannedTrips) => {
      resolve(trips)
      void worker.terminate()
    })
  })

/** Divides orders into trips in a thread of its own; the trips of each group. Rejects with `TooBusy` when too many wait. */
export const planner = () => {
  const run = limited(AT_ONCE, MOST_WAITING)
  return (request: PlanRequest): Promise<PlannedTrips> => run(() => inThread(request))
}
export type Planner = ReturnType<typeof planner>
