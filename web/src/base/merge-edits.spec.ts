import { expect, it } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const before = { name: 'Ana', phone: '', roles: ['operator'], toggles: { bid: false, tracking: false }, carrier: { id: 't1', name: 'Sul' } }

it("takes the other user's value where this user changed nothing", () => {
  const theirs = { ...before, name: 'Ana Prado', roles: ['operator', 'approver'] }
  expect(mergeEdits({ ...before, phone: '41999990000' }, before, theirs)).toEqual({ ...theirs, phone: '41999990000' })
})
it("keeps this user's change even when the other user changed the same field", () => {
  expect(mergeEdits({ ...before, name: 'Ana P.' }, before, { ...before, name: 'Ana Prado' }).name).toBe('Ana P.')
  const cleared = mergeEdits({ ...before, roles: [] }, before, { ...before, roles: ['approver'] })
  expect(cleared.roles).toEqual([])
})
it('merges a set switch by switch, and a chosen item as one value', () => {
  const mine = { ...before, toggles: { bid: true, tracking: false }, carrier: { id: 't2', name: 'Sul' } }
  const theirs = { ...before, toggles: { bid: false, tracking: true }, carrier: { id: 't3', name: 'Norte' } }
  expect(mergeEdits(mine, before, theirs)).toMatchObject({ toggles: { bid: true, tracking: true }, carrier: { id: 't2', name: 'Sul' } })
})
it('handles fields that only one of the two versions has', () => {
  type Text = { readonly name: string; readonly carrier?: string }
  const was: Text = { name: 'x' }
  expect(mergeEdits<Text>({ name: 'x', carrier: 'mine' }, was, was)).toEqual({ name: 'x', carrier: 'mine' })
  expect(mergeEdits<Text>({ name: 'y' }, was, { name: 'x', carrier: 'theirs' })).toEqual({ name: 'y', carrier: 'theirs' })
  expect(mergeEdits<Text>({ name: 'x' }, { name: 'x', carrier: 'old' }, { name: 'y', carrier: 'old' })).toEqual({ name: 'y' })
})
