import { parentPort, workerData } from 'node:worker_threads'
import type { PlannedTrips, PlanRequest } from './plan-in-thread.ts'
import { tripsOf } from './trips.ts'

const { groups, limits } = workerData as PlanRequest
const trips: PlannedTrips = groups.map(({ orders, size, metres }) => tripsOf(orders, (from, to) => metres[from * size + to]!, limits))
parentPort!.postMessage(trips)
