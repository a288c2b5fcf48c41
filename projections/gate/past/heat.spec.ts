import type { PastVisit } from '@embarca/contracts/gate/past.ts'
import { describe, expect, it } from 'vitest'
import { cellOf, heatOf } from './heat.ts'

const zone = 'America/Sao_Paulo'
const setting = { zone, docks: 2, weeks: 4, now: '2026-01-05T20:00:00.000Z' }
const visit = (...steps: readonly (readonly [PastVisit['steps'][number]['step'], string])[]): PastVisit => ({
  ...{ hashId: 'L1', externalId: 'CG-1' },
  steps: steps.map(([step, time]) => ({ step, at: `2026-01-05T${time}:00.000Z` })),
})

describe('the heatmap of a gate', () => {
  it('counts hours on the gate’s clock: Monday 01:30 UTC is Sunday evening', () =>
    expect(cellOf('2026-01-05T01:30:00.000Z', zone)).toEqual({ weekday: 0, hour: 22 }))
  it('counts arrivals and the mean of their queue', () => {
    const visits = [visit(['CHECK_IN', '12:05'], ['INBOUND', '12:35']), visit(['CHECK_IN', '12:50'], ['START_COLLECT', '13:00'])]
    expect(heatOf(visits, setting).find(({ hour }) => hour === 9)).toMatchObject({ weekday: 1, arrivals: 2, queueMinutes: 20 })
  })
  it('spreads a loading over its hours, of all docks on all those weekdays', () => {
    const cells = heatOf([visit(['CHECK_IN', '12:00'], ['START_COLLECT', '12:30'], ['FINISH_COLLECT', '14:00'])], setting)
    // 30 and 60 of 2 docks × 60 min × 4 weeks.
    expect(cells.map(({ hour, occupation }) => [hour, occupation])).toEqual([
      [9, 6],
      [10, 13],
    ])
  })
  it('a loading that goes on counts until now', () =>
    expect(heatOf([visit(['START_COLLECT', '19:30'])], setting).map(({ hour }) => hour)).toEqual([16]))
})
