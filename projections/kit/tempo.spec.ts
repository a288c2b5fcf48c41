import { expect, it } from 'vitest'
import { tempoOf } from './tempo.ts'

const hearing = (everyMs: number, facts: number, times: number, pace = 30) => {
  let now = 0
  const tempo = tempoOf(pace, () => now)
  for (let time = 0; time < times; time++) {
    now += everyMs
    tempo.hears(facts)
  }
  return { rest: tempo.rest(), apart: tempo.apart() }
}

it('waits for more only where many come, and never when behind', () => {
  expect(hearing(1, 1, 500)).toEqual({ rest: 0, apart: 30 })
  expect(hearing(0.2, 1, 500)).toEqual({ rest: 5, apart: 120 })
  expect(hearing(5, 25, 50)).toEqual({ rest: 5, apart: 120 })
  expect(hearing(20, 500, 50)).toEqual({ rest: 0, apart: 480 })
  expect(hearing(0.2, 1, 500, 0)).toEqual({ rest: 0, apart: 0 })
})
