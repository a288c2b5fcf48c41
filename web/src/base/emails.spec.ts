import { expect, it } from 'vitest'
import { parseEmails } from './emails.ts'

it('parses addresses with any separator, each once', () =>
  expect(parseEmails('ana@mill.com.br, bia@mill.com.br;ana@mill.com.br\ncaio@mill.com.br').emails).toEqual([
    'ana@mill.com.br',
    'bia@mill.com.br',
    'caio@mill.com.br',
  ]))
it('returns the first part that is not an address', () =>
  expect(parseEmails('ana@mill.com.br, bia@mill')).toEqual({ emails: ['ana@mill.com.br'], wrong: 'bia@mill' }))
