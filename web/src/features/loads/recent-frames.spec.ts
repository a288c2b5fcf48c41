import { expect, it } from 'vitest'
import type { Frame } from '../../base/live.ts'
import { createRecentFrames } from './recent-frames.ts'

const framesAt = (...frames: readonly (readonly [at: number, frame: Partial<Frame>])[]) => {
  let now = 0
  const recentFrames = createRecentFrames(() => now)
  for (const [at, frame] of frames) {
    now = at
    recentFrames.record({ channel: 'shipper', type: 'load.changed', id: '', position: '1', data: {}, ...frame })
  }
  return (instant: number) => recentFrames.since(instant).map(({ type, id }) => `${type} ${id}`)
}

it('keeps the latest frame of each load since an instant, in order of arrival', () => {
  const since = framesAt([1_000, { id: 'a' }], [2_000, { id: 'b' }], [3_000, { id: 'a' }])
  expect([since(0), since(2_001), since(3_001)]).toEqual([['load.changed b', 'load.changed a'], ['load.changed a'], []])
})
it('a removal replaces an earlier change of the load', () =>
  expect(framesAt([1_000, { id: 'a' }], [1_100, { id: 'a', type: 'load.removed', data: undefined }])(0)).toEqual(['load.removed a']))
it('other frames of a load keep its card', () =>
  expect(framesAt([1_000, { id: 'a' }], [1_100, { id: 'a', type: 'BID' }])(0)).toEqual(['load.changed a']))
it('forgets frames older than any request, and all of them after missed frames', () => {
  expect(framesAt([1_000, { id: 'a' }], [12_000, { id: 'b' }])(0)).toEqual(['load.changed b'])
  expect(framesAt([1_000, { id: 'a' }], [1_100, { type: 'resync' }])(0)).toEqual([])
})
