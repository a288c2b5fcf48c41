import { expect, it } from 'vitest'
import { parseEmails } from './emails.ts'

it('reads addresses however they are separated, each once', () =>
  expect(parseEmails('ana@mill.com.br, bia@mill.com.br;ana@mill.com.br\ncaio@mill.com.br').emails).toEqual([
    'ana@mill.com.br',
    'bia@mill.com.br',
    'caio@mill.com.br',
  ]))
it('names the first that is none', () =>
  expect(parseEmails('ana@mill.com.br, bia@mill')).toEqual({ emails: ['ana@mill.com.br'], wrong: 'bia@mill' }))
