import { expect, it } from 'vitest'
import { projectPoints } from './route-points.ts'

const box = { width: 300, height: 150, margin: 20 }

it('keeps every point inside the box, north up', () => {
  const [belem, porto] = projectPoints(
    [
      { latitude: -1.45, longitude: -48.5 },
      { latitude: -30.03, longitude: -51.2 },
    ],
    box,
  )
  expect(belem!.y).toBeCloseTo(20)
  expect(porto!.y).toBeCloseTo(130)
  expect(belem!.x).toBeGreaterThan(porto!.x)
})
it('a single place is centred', () => expect(projectPoints([{ latitude: -23, longitude: -46 }], box)).toEqual([{ x: 150, y: 75 }]))
