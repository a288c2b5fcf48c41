import { expect, it } from 'vitest'
import { fitted } from '../../base/scaled-photo.ts'
import { isWorthSending, metres } from './positions.ts'

it('a photo of 12 megapixels is scaled to 1,600 px, a small one stays', () => {
  expect(fitted(4032, 3024)).toEqual({ width: 1600, height: 1200 })
  expect(fitted(3024, 4032)).toEqual({ width: 1200, height: 1600 })
  expect(fitted(640, 480)).toEqual({ width: 640, height: 480 })
})

it('positions are a minute or 500 m apart', () => {
  const here = { latitude: -23.55, longitude: -46.63, at: 0 }
  const near = { ...here, latitude: -23.5505, at: 30_000 }
  const far = { ...here, latitude: -23.555, at: 30_000 }
  expect([Math.round(metres(here, near)), Math.round(metres(here, far))]).toEqual([56, 556])
  expect([isWorthSending(here, undefined), isWorthSending(near, here), isWorthSending(far, here)]).toEqual([true, false, true])
  expect(isWorthSending({ ...near, at: 60_000 }, here)).toBe(true)
})
