import { expect, it } from 'vitest'
import { messageFor, refusalTexts } from './refusals.ts'

it('gives a code that several modules use the text of the module that refused', () => {
  const shared = Object.values(refusalTexts).flatMap((texts) => Object.keys(texts))
  const twice = [...new Set(shared.filter((code, at) => shared.indexOf(code) !== at))]
  expect(twice).toContain('DRIVER_MISSING')
  for (const [module, texts] of Object.entries(refusalTexts))
    for (const code of twice.filter((one) => one in texts)) expect(messageFor(code, module)).toBe(texts[code])
})

it('finds the text of a code from another module or from the HTTP server', () => {
  expect(messageFor('LOAD_NOT_NOW', 'lot')).toBe(refusalTexts['load']?.['LOAD_NOT_NOW'])
  expect(messageFor('NOT_FOUND', 'load')).toBe('Não encontrado.')
  expect(messageFor('NEVER_SAID', 'load')).toBe('NEVER_SAID')
})
