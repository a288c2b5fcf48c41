import { expect, it } from 'vitest'
import { isReadUntil, withReadMark } from './read-marks.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 12, minute)).toISOString()
const none = { byLoad: {} }

it('a load may be read further than all', () => {
  const marks = withReadMark(withReadMark(none, { until: at(1) }), { until: at(3), loadId: 'L1' })
  expect([isReadUntil(marks, at(3), 'L1'), isReadUntil(marks, at(3), 'L2'), isReadUntil(marks, at(1), 'L2')]).toEqual([true, false, true])
})
it('a mark for all drops the marks of loads that it covers', () => {
  const before = withReadMark(withReadMark(none, { until: at(2), loadId: 'L1' }), { until: at(5), loadId: 'L2' })
  expect(withReadMark(before, { until: at(3) })).toEqual({ all: at(3), byLoad: { L2: at(5) } })
})
it('two hundred loads keep a mark of their own, the latest', () => {
  let marks = withReadMark(none, { until: at(0), loadId: 'first' })
  for (let count = 0; count < 200; count++) marks = withReadMark(marks, { until: at(1), loadId: `L${count}` })
  expect(Object.keys(marks.byLoad)).toHaveLength(200)
  expect(isReadUntil(marks, at(0), 'first')).toBe(false)
})
