import type { ReplayMoment } from '@embarca/contracts/replay/routes.ts'
import { describe, expect, it } from 'vitest'
import {
  actorText,
  BEFORE_ALL,
  daysOf,
  indexAt,
  indexOf,
  keyOf,
  positionsAmong,
  shareOf,
  toneOf,
  untilOf,
  visibleMoments,
} from './replay-moments.ts'

const moment = (id: string, recordedAt: string, more: Partial<ReplayMoment> = {}): ReplayMoment => ({
  id,
  kind: 'fact',
  type: 'LoadTagged',
  label: 'Tags alteradas',
  recordedAt,
  occurredAt: recordedAt,
  who: 'Ana',
  stream: 'load-1',
  position: id,
  ...more,
})
const { position: _, ...attempt } = moment('tried', '2026-01-05T12:00:00.000Z', { kind: 'refused' })
const moments = [
  attempt,
  moment('7', '2026-01-05T12:00:00.000Z'),
  moment('8', '2026-01-05T12:00:00.000Z'),
  { ...attempt, id: 'again' },
  moment('12', '2026-01-07T12:00:00.000Z'),
]

describe('a moment', () => {
  it('is identified by its position, a refused attempt by its id', () => {
    expect(moments.map(keyOf)).toEqual(['tried', '7', '8', 'again', '12'])
    expect([indexOf(moments, '8'), indexOf(moments, 'again')]).toEqual([2, 3])
  })
  it('is the last one when the address names none', () => {
    expect([indexOf(moments, undefined), indexOf(moments, '999'), indexOf([], '1')]).toEqual([4, 4, -1])
  })
  it('includes the events up to it; a refused attempt adds none', () => {
    expect([0, 1, 3].map((index) => untilOf(moments, moments[index]))).toEqual([BEFORE_ALL, '7', '8'])
    expect(untilOf(moments, undefined)).toBe(BEFORE_ALL)
  })
  it('at an instant is the last one recorded until then', () => {
    expect(indexAt(moments, '2026-01-06T00:00:00.000Z')).toBe(3)
    expect(indexAt(moments, '2025-01-01T00:00:00.000Z')).toBe(0)
  })
  it('is skipped when it is one of many positions, unless the user asked for them or the address names one', () => {
    const withPositions = [
      ...moments,
      ...Array.from({ length: 9 }, (_, at) => moment(`${at + 20}`, '2026-01-08T12:00:00.000Z', { type: 'PositionReported' })),
    ]
    expect(positionsAmong(withPositions)).toBe(9)
    expect(visibleMoments(withPositions, false, '12')).toEqual(moments)
    expect(visibleMoments(withPositions, true, '12')).toBe(withPositions)
    expect(visibleMoments(withPositions, false, '24')).toBe(withPositions)
    expect(visibleMoments(withPositions.slice(0, 8), false, undefined)).toHaveLength(8)
  })
  it('is highlighted when it changed the status, ended badly or was refused', () => {
    expect(toneOf(moments[0]!)).toBe('refused')
    expect(toneOf(moments[1]!)).toBe('plain')
    expect(toneOf(moment('1', '', { status: 'IN_TRANSIT' }))).toBe('key')
    expect(toneOf(moment('1', '', { type: 'LoadCanceled', status: 'CANCELED' }))).toBe('bad')
  })
  it('shows the role of staff; a company is shown by its name only', () => {
    expect(actorText(moment('1', '', { role: 'Operador' }))).toBe('Ana, operador')
    expect(actorText(moment('1', '', { who: 'TransNorte', role: 'Transportadora' }))).toBe('TransNorte')
  })
})

it('days are labelled along the line where there is room', () => {
  expect(daysOf(moments)).toEqual([
    { at: 0, day: '05/01' },
    { at: 1, day: '07/01' },
  ])
  expect(daysOf(moments, 2)).toHaveLength(1)
  expect(shareOf(0, 1)).toBe(1)
})
