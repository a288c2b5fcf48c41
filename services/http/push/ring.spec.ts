import { expect, it } from 'vitest'
import { ringOf } from './ring.ts'

const update = (position: number) => ({ type: 'x', id: String(position), position: String(position), places: [] })
const after = (ring: ReturnType<typeof ringOf>, position: string) => ring.since(position)?.map(({ id }) => Number(id))

it('returns the updates after a position while it still stores them', () => {
  const ring = ringOf('4', 3)
  expect([after(ring, '4'), after(ring, '3')]).toEqual([[], undefined])
  for (let position = 5; position <= 11; position++) ring.add(update(position))
  expect(ring.head()).toBe('11')
  expect([after(ring, '9'), after(ring, '7'), after(ring, '6')]).toEqual([[10, 11], [8, 9, 10, 11], undefined])
})

it('knows the position of the latest update of a kind, or where its updates begin', () => {
  const ring = ringOf('4', 3)
  const latest = (id: string) => ring.lastOf((one) => one.id === id)
  expect(latest('5')).toBe('4')
  for (let position = 5; position <= 11; position++) ring.add(update(position))
  expect([latest('11'), latest('8'), latest('5'), latest('none')]).toEqual(['11', '8', '7', '7'])
})
