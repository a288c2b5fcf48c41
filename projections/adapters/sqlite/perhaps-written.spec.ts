import { expect, it } from 'vitest'
import { perhapsWritten } from './perhaps-written.ts'

it('knows what was added, and of nearly everything else that it was not', () => {
  const written = perhapsWritten()
  expect(written.has('L1')).toBe(false)
  for (let n = 0; n < 20_000; n++) written.add(`L${n}`)
  for (let n = 0; n < 20_000; n++) expect(written.has(`L${n}`)).toBe(true)
  const inVain = Array.from({ length: 20_000 }, (_, n) => written.has(`M${n}`)).filter(Boolean)
  expect(inVain.length).toBeLessThan(200)
})
