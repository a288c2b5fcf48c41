import { expect, it } from 'vitest'
import { inventory, leftOut, specsNaming } from './inventory.ts'

const naming = specsNaming()

it.each(Object.entries(inventory))('all %s of these screens are tested under their numbers, or it is said why not', (_, of) => {
  expect(Object.entries(of).filter(([id]) => !naming.has(id) && !leftOut[id])).toEqual([])
})

it('nothing is left out that is tested, or that is no part of these screens', () => {
  const known = Object.assign({}, ...Object.values(inventory)) as Record<string, string>
  expect(Object.keys(leftOut).filter((id) => naming.has(id) || !(id in known))).toEqual([])
})
