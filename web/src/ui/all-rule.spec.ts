import { expect, it } from 'vitest'
import { chosenOf } from './all-rule.ts'

const all = ['a', 'b', 'c'] as const

it('choosing All clears the others (R051)', () => expect(chosenOf(['a'], undefined, all)).toBeUndefined())
it('choosing every one collapses to All (R052)', () => expect(chosenOf(['a', 'c'], 'b', all)).toBeUndefined())
it('choosing none goes back to All', () => expect(chosenOf(['a'], 'a', all)).toBeUndefined())
it('keeps the order of the list', () => expect(chosenOf(['c'], 'a', all)).toEqual(['a', 'c']))
