import { expect, it } from 'vitest'
import { bloomFilter } from './bloom-filter.ts'

it('knows what was added, and of nearly everything else that it was not', () => {
  const written = bloomFilter()
  expect(written.has('L1')).toBe(false)
  const all = Array.from({ length: 200_000 }, (_, n) => n)
  for (const n of all) written.add(`L${n}`)
  expect(all.every((n) => written.has(`L${n}`))).toBe(true)
  expect(all.filter((n) => written.has(`M${n}`)).length).toBeLessThan(100)
})
