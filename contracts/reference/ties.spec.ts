import { describe, expect, it } from 'vitest'
import { isTied, type Tie, tiesOf, withoutTie, withTie } from './ties.ts'

const fleet = { transporterId: 't1', kind: 'FLEET' } as const
const third = { transporterId: 't2', kind: 'THIRD', from: '2026-11-10', until: '2026-11-20' } as const

describe('a driver', () => {
  it('is in the fleet of the company that registered him, for as long as nothing else is on record', () => {
    const registered = { transporterId: 't1' }
    expect(tiesOf(registered)).toEqual([fleet])
    expect(isTied(registered, 't1', '2020-01-01')).toBe(true)
    expect(isTied(registered, 't2', '2020-01-01')).toBe(false)
    expect(isTied(registered, undefined, '2020-01-01')).toBe(false)
    expect(isTied(undefined, 't1', '2020-01-01')).toBe(false)
  })
  it('works for several companies, for each from the first day to the last', () => {
    const state = { transporterId: 't1', ties: withTie([fleet], third) }
    const on = (day: string) => ['t1', 't2'].filter((id) => isTied(state, id, day))
    expect(['2026-11-09', '2026-11-10', '2026-11-20', '2026-11-21'].map(on)).toEqual([['t1'], ['t1', 't2'], ['t1', 't2'], ['t1']])
  })
  it('tied again, has the new tie in the place of the old one', () => {
    const again: Tie & { from: string } = { transporterId: 't2', kind: 'AGGREGATE', from: '2026-11-15' }
    expect(withTie([fleet, third], again)).toEqual([fleet, again])
    const asAggregate = { transporterId: 't1', kind: 'AGGREGATE', from: '2026-11-01' } as const
    expect(withTie([fleet, third], asAggregate)).toEqual([asAggregate, third])
  })
  it('tied again later, keeps what was', () =>
    expect(withTie([fleet, third], { ...third, from: '2026-12-01', until: '2026-12-31' })).toHaveLength(3))
  it('untied, works there until that day, and not longer than before', () => {
    expect(withoutTie([fleet, third], { transporterId: 't2', until: '2026-11-12' })[1]).toMatchObject({ until: '2026-11-12' })
    expect(withoutTie([fleet, third], { transporterId: 't2', until: '2026-12-12' })).toEqual([fleet, third])
    expect(withoutTie([fleet, third], { transporterId: 't1', until: '2026-11-12' })[0]).toEqual({ ...fleet, until: '2026-11-12' })
  })
})
