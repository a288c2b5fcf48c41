import { expect, it } from 'vitest'
import { inOneLine } from './in-one-line.ts'

it.each([
  ['Ilegível', 'Ana Prado', 'Ilegível · Ana Prado'],
  [undefined, 'João Almeida', 'João Almeida'],
  ['9 lances', undefined, '9 lances'],
  ['TransNorte · R$ 7.310,00', 'TransNorte', 'TransNorte · R$ 7.310,00'],
  [undefined, undefined, ''],
])('%s by %s', (detail, by, line) => expect(inOneLine(detail, by)).toBe(line))
