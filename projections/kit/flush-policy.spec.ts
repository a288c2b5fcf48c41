import { expect, it } from 'vitest'
import { flushPolicy } from './flush-policy.ts'

const simulateBatches = (everyMs: number, events: number, times: number, pace = 30) => {
  let now = 0
  const policy = flushPolicy(pace, () => now)
  for (let time = 0; time < times; time++) {
    now += everyMs
    policy.recordBatch(events)
  }
  return { rest: policy.batchDelay(), apart: policy.flushInterval() }
}

it('waits for more events only at a high rate, and never when lagging', () => {
  expect(simulateBatches(1, 1, 500)).toEqual({ rest: 0, apart: 30 })
  expect(simulateBatches(0.2, 1, 500)).toEqual({ rest: 5, apart: 120 })
  expect(simulateBatches(5, 25, 50)).toEqual({ rest: 5, apart: 120 })
  expect(simulateBatches(20, 500, 50)).toEqual({ rest: 0, apart: 480 })
  expect(simulateBatches(0.2, 1, 500, 0)).toEqual({ rest: 0, apart: 0 })
})
