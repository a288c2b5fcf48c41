import { expect, it } from 'vitest'
import type { Frame } from '../../base/live.ts'
import { createRecentFrames } from './recent-frames.ts'

const framesAt = (...frames: readonly (readonly [at: number, frame: Partial<Frame>])[]) => {
  let now = 0
  const lately = createRecentFrames(() => now)
  for (const [at, frame] of frames) {
    now = at
    lately.record({ channel: 'shipper', type: 'load.changed', id: '', position: '1', data: {}, ...frame })
  }
  return (instant: number) => lately.since(instant).map(({ type, id }) => `${type} ${id}`)
}

it('remembers the last word on each load, in the order heard, from a moment on', () => {
  const since = framesAt([1_000, { id: 'a' }], [2_000, { id: 'b' }], [3_000, { id: 'a' }])
  expect([since(0), since(2_001), since(3_001)]).toEqual([['load.changed b', 'load.changed a'], ['load.changed a'], []])
})
it('what is gone has not changed before', () =>
  expect(framesAt([1_000, { id: 'a' }], [1_100, { id: 'a', type: 'load.removed', data: undefined }])(0)).toEqual(['load.removed a']))
it('other news of a load leave its card as it was', () =>
  expect(framesAt([1_000, { id: 'a' }], [1_100, { id: 'a', type: 'BID' }])(0)).toEqual(['load.changed a']))
it('forgets what is older than an answer can be, and everything where frames were missed', () => {
  expect(framesAt([1_000, { id: 'a' }], [12_000, { id: 'b' }])(0)).toEqual(['load.changed b'])
  expect(framesAt([1_000, { id: 'a' }], [1_100, { type: 'resync' }])(0)).toEqual([])
})
