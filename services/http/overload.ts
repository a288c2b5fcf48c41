import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import { every } from '@embarca/projections/kit/every.ts'
import type { FastifyInstance } from 'fastify'
import { overloaded } from './failures.ts'

const RESOLUTION = 10
const MOST_HEAP = 2_048 * 1_024 * 1_024
const NANOSECONDS = 1e6
/** Who restarts a process that does not answer here would end one that is merely busy. */
const LIVE = '/health/live'
/** Milliseconds between two measurements of the event loop's delay. */
export const SAMPLE = 1_000

/**
 * Answers 503 while the event loop is late by more than `late` milliseconds, or the heap is nearly full; a process that has much to do is
 * still alive, and says so. It makes no system call: `process.memoryUsage` opens a file, and throws when there are no descriptors left.
 */
export const refuseWhenOverloaded = (app: FastifyInstance, late: number, mostHeap: number = MOST_HEAP) => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION })
  delays.enable()
  let isOverloaded = false
  const isLate = () => {
    // Between two samples nothing was measured: the loop was late by at least that much.
    if (delays.count === 0) return late <= SAMPLE
    return delays.mean / NANOSECONDS - RESOLUTION > late
  }
  const sampling = every(SAMPLE, () => {
    isOverloaded = isLate() || getHeapStatistics().used_heap_size > mostHeap
    delays.reset()
  })
  app.addHook('onRequest', ({ url }, _reply, done) => (isOverloaded && url !== LIVE ? done(overloaded) : done()))
  app.addHook('onClose', async () => {
    delays.disable()
    await sampling.stop()
  })
}
