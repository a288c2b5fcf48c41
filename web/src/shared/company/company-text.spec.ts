import { states } from '@embarca/contracts/reference/states.ts'
import { expect, it } from 'vitest'
import { changesOf, textOf } from './company-text.ts'

const stored = textOf({ name: 'Norte Ltda', city: 'Lages', state: 'SC', phone: '4932221100', operationUFs: ['SC'] })
const everywhere = Object.keys(states)

it('sends what the form changed, an emptied field empty, and nothing else', () => {
  expect(changesOf(stored, stored)).toEqual({})
  expect(changesOf({ ...stored, name: ' Norte Cargas ', phone: '' }, stored)).toEqual({ name: 'Norte Cargas', phone: '' })
})
it('no state chosen means all of them', () => {
  expect(changesOf({ ...stored, operationUFs: [] }, stored)).toEqual({ operationUFs: everywhere })
  expect(textOf({ operationUFs: everywhere }).operationUFs).toEqual([])
})
