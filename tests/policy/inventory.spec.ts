import { expect, it } from 'vitest'
import { inventory, leftOut, specsNaming } from './inventory.ts'

const naming = specsNaming()

it.each(Object.entries(inventory))('all %s of these screens are named in a test title, or left out with a reason', (_, of) => {
  expect(Object.entries(of).filter(([id]) => !naming.has(id) && !leftOut[id])).toEqual([])
})

it('nothing is left out that is tested or that is not in the inventory', () => {
  const known = Object.assign({}, ...Object.values(inventory)) as Record<string, string>
  expect(Object.keys(leftOut).filter((id) => naming.has(id) || !(id in known))).toEqual([])
})
