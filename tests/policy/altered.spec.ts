import { expect, it } from 'vitest'
import { alterations } from './altered/alterations.ts'
import { alterable, placesOf } from './altered/places.ts'

const places = new Map(alterable.map((id) => [id, placesOf(id)]))

it('every label, rule and call that is tested stands somewhere in the product, to be altered by `npm run altered`', () =>
  expect(alterable.filter((id) => places.get(id)!.length === 0 || places.get(id)!.some((files) => files.length === 0))).toEqual([]))

it('an alteration stands in one file: a name that several declare needs another beside it', () =>
  expect(Object.keys(alterations).filter((id) => places.get(id)?.some((files) => files.length > 1))).toEqual([]))

it('every alteration belongs to a label, rule or call that is tested', () =>
  expect(Object.keys(alterations).filter((id) => !alterable.includes(id))).toEqual([]))
