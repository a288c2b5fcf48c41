import { isCnh, isCnpj, isCpf, isFiscalKey, isRenavam } from '@embarca/contracts/kit/documents.ts'
import type { Random } from './random.ts'

const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.wholeNumber(0, 9)).join('')

/** The text with valid check digits. */
const checked = (text: string, length: number, isValid: (text: string) => boolean) => {
  for (let check = 0; check < 10 ** length; check++) {
    const candidate = text + String(check).padStart(length, '0')
    if (isValid(candidate)) return candidate
  }
  throw new Error(`${text} has no check digits`)
}

/** A branch of a company; those registered since July 2026 have letters. */
export const newCnpj = (random: Random, letters: boolean) => {
  const letter = () => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ'])
  const root = letters ? digits(random, 2) + letter() + letter() + digits(random, 3) + letter() : digits(random, 8)
  return checked(`${root}000${random.wholeNumber(1, 9)}`, 2, isCnpj)
}

export const newCpf = (random: Random) => checked(digits(random, 9), 2, isCpf)

/** The number of a driver's licence. */
export const newCnh = (random: Random) => checked(digits(random, 9), 2, isCnh)
export const newRenavam = (random: Random) => checked(digits(random, 10), 1, isRenavam)

/** A mobile phone with its area code. */
export const newPhone = (random: Random) =>
  `${random.pick(['11', '19', '31', '34', '41', '47', '51', '62'])}9${random.wholeNumber(6, 9)}${digits(random, 7)}`

/** `AAA9A99`. */
export const newPlate = (random: Random) => {
  const letter = () => random.pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])
  return `${letter()}${letter()}${letter()}${random.wholeNumber(0, 9)}${random.pick([...'ABCDEFGHIJ'])}${digits(random, 2)}`
}

/** IBGE codes of the states that demo places are in. */
const states = { SP: 35, MG: 31, RJ: 33, ES: 32, PR: 41, SC: 42, RS: 43, GO: 52, DF: 53, MT: 51, MS: 50, BA: 29, PE: 26, CE: 23 } as const
export type DemoState = keyof typeof states

/** The key of an NF-e that `issuer` issued in that month; `number` makes it unique. */
export const nfeKey = (issuer: string, state: DemoState, at: string, number: number, secret: number) => {
  const head = `${states[state]}${at.slice(2, 4)}${at.slice(5, 7)}${issuer}55001${String(number).padStart(9, '0')}1`
  return checked(head + String(secret).padStart(8, '0'), 1, (key) => isFiscalKey(key))
}
