import { expect, it } from 'vitest'
import { refusalTexts, word } from './labels.pt.ts'

it('a code that several modules refuse with has the words of the one that refused', () => {
  const shared = Object.values(refusalTexts).flatMap((texts) => Object.keys(texts))
  const twice = [...new Set(shared.filter((code, at) => shared.indexOf(code) !== at))]
  expect(twice).toContain('DRIVER_MISSING')
  for (const [module, texts] of Object.entries(refusalTexts))
    for (const code of twice.filter((one) => one in texts)) expect(word(code, module)).toBe((texts as Record<string, string>)[code])
})

it('a code that comes from another module, or from the door, has words as well', () => {
  expect(word('LOAD_NOT_NOW', 'lot')).toBe(refusalTexts.load.LOAD_NOT_NOW)
  expect(word('NOT_FOUND', 'load')).toBe('Não encontrado.')
  expect(word('NEVER_SAID', 'load')).toBe('NEVER_SAID')
})
