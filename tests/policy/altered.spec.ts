import { expect, it } from 'vitest'
import { alterable, altered } from './altered/places.ts'

it('every label and rule that is tested stands somewhere in the product, to be altered by `npm run altered`', () =>
  expect(alterable.filter((id) => altered(id).size === 0)).toEqual([]))
