import { expect, it } from 'vitest'
import { keyNameOf } from './keyboard.ts'

const pressed = (key: string, modifiers: object = {}) =>
  keyNameOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers })

it('spells a pressed key as shortcuts do', () => {
  expect(pressed('J')).toBe('j')
  expect(pressed('ArrowRight')).toBe('ArrowRight')
  expect(pressed('k', { ctrlKey: true })).toBe('mod+k')
  expect(pressed('Enter', { metaKey: true })).toBe('mod+Enter')
  expect(pressed('X', { shiftKey: true })).toBe('shift+x')
})

it('takes a symbol as it is, whatever keys the layout needs for it', () => {
  expect(pressed('?', { shiftKey: true })).toBe('?')
  expect(pressed('/')).toBe('/')
})
