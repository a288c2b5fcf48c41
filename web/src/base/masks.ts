import { lettersAndDigits } from '@embarca/contracts/kit/documents.ts'

const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most)
const alphanumerics = (text: string, most: number) => lettersAndDigits(text).slice(0, most)

/** Fills a pattern of `#` with characters and stops, punctuation included, where they end. */
const fillPattern = (characters: string, pattern: string): string => {
  let shown = ''
  let used = 0
  for (const sign of pattern) {
    if (used === characters.length) break
    shown += sign === '#' ? characters[used++] : sign
  }
  return shown
}

/** The display of a value while it is typed. `show` is idempotent; `keep` returns the value that is sent. */
export type Mask = { readonly show: (text: string) => string; readonly keep: (text: string) => string; readonly numeric?: true }

const mask = (clean: (text: string) => string, pattern: (clean: string) => string, numeric = true): Mask => ({
  show: (text) => fillPattern(clean(text), pattern(clean(text))),
  keep: clean,
  ...(numeric && { numeric: true }),
})

export const cep = mask(
  (text) => digits(text, 8),
  () => '#####-###',
)
export const cpf = mask(
  (text) => digits(text, 11),
  () => '###.###.###-##',
)
/** Letters are allowed since July 2026; the two check digits stay digits. */
export const cnpj = mask(
  (text) => alphanumerics(text, 14),
  () => '##.###.###/####-##',
  false,
)
/** 8 digits are a local number, 10 a landline with its area, 11 a mobile. */
export const phone = mask(
  (text) => digits(text, 11),
  ({ length }) => (length <= 8 ? '####-####' : length <= 10 ? '(##) ####-####' : '(##) #####-####'),
)
export const plate = mask(
  (text) => alphanumerics(text, 7),
  () => '###-####',
  false,
)
export const fiscalKey = mask(
  (text) => alphanumerics(text, 44),
  () => Array(11).fill('####').join(' '),
  false,
)
export const chassis = mask(
  (text) => alphanumerics(text, 17),
  () => '#'.repeat(17),
  false,
)
export const cnh = mask(
  (text) => digits(text, 11),
  () => '#'.repeat(11),
)
export const renavam = mask(
  (text) => digits(text, 11),
  () => '#'.repeat(11),
)
export const dateMask = mask(
  (text) => digits(text, 8),
  () => '##/##/####',
)
export const dateTimeMask = mask(
  (text) => digits(text, 12),
  () => '##/##/#### ##:##',
)
export const timeMask = mask(
  (text) => digits(text, 4),
  () => '##:##',
)

/** A CPF, or a CNPJ once it has more than 11 characters. */
export const documentMask: Mask = { show: (text) => personOrCompany(text), keep: (text) => alphanumerics(text, 14) }
export const personOrCompany = (text: string): string => (alphanumerics(text, 14).length > 11 ? cnpj.show(text) : cpf.show(text))
