import { expect, it } from 'vitest'
import { changedTags, distinctTags } from './tags.ts'

it('tags that differ by case or blanks alone are one, as it was written first', () =>
  expect(distinctTags(['Frágil', ' frágil ', 'FRÁGIL', 'urgente', '  '])).toEqual(['Frágil', 'urgente']))
it('a tag is taken away whatever its case, and one that is there is not added again', () =>
  expect(changedTags(['Frágil', 'urgente'], ['URGENTE', 'norte'], ['frágil '])).toEqual(['urgente', 'norte']))
