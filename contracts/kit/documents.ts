/** Brazilian identifiers whose checks are ours (`design: domain-brazil`). Pure; safe in the browser. */

/** Value of a character in a modern CNPJ: its ASCII code minus 48, so A is 17. */
const worth = (character: string) => character.charCodeAt(0) - 48

/** Modulus 11 with weights 2–9 from the right; remainders 0 and 1 give digit 0. */
const mod11 = (text: string) => {
  const sum = [...text].reverse().reduce((total, character, i) => total + worth(character) * (2 + (i % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** Twelve letters or digits and two check digits, letters since July 2026. Punctuation must be gone. */
export const isCnpj = (text: string) =>
  /^[A-Z0-9]{12}\d{2}$/.test(text) &&
  !/^(.)\1{13}$/.test(text) &&
  mod11(text.slice(0, 12)) === Number(text[12]) &&
  mod11(text.slice(0, 13)) === Number(text[13])

export const isCpf = (text: string) => {
  if (!/^\d{11}$/.test(text) || /^(\d)\1{10}$/.test(text)) return false
  const digit = (length: number) => {
    const sum = [...text.slice(0, length)].reduce((total, character, i) => total + Number(character) * (length + 1 - i), 0)
    return ((sum * 10) % 11) % 10
  }
  return digit(9) === Number(text[9]) && digit(10) === Number(text[10])
}

/** The number of a driver's licence (CNH): eleven digits, the last two of which check the others. */
export const isCnh = (text: string) => {
  if (!/^\d{11}$/.test(text) || /^(\d)\1{10}$/.test(text)) return false
  const sum = (weight: (i: number) => number) =>
    [...text.slice(0, 9)].reduce((total, character, i) => total + Number(character) * weight(i), 0) % 11
  const first = sum((i) => 9 - i)
  // A first digit that would be 10 is written 0, and takes 2 off the second.
  const second = sum((i) => i + 1)
  const written = second === 10 ? 0 : (second - (first === 10 ? 2 : 0) + 11) % 11
  return (first === 10 ? 0 : first) === Number(text[9]) && (written === 10 ? 0 : written) === Number(text[10])
}

/** The register number of a vehicle (RENAVAM), whose last digit checks the others; those with nine digits begin with two zeros now. */
export const isRenavam = (text: string) => {
  if (!/^\d{11}$/.test(text) || /^0+$/.test(text)) return false
  const sum = [...text.slice(0, 10)].reduce((total, character, i) => total + Number(character) * Number('3298765432'[i]), 0)
  return ((sum * 10) % 11) % 10 === Number(text[10])
}
/** A RENAVAM as it is kept: eleven digits. */
export const canonicalRenavam = (typed: string): string => typed.replace(/\D/g, '').padStart(11, '0')

const STATES = new Set(
  [11, 12, 13, 14, 15, 16, 17, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31, 32, 33, 35, 41, 42, 43, 50, 51, 52, 53].map(String),
)

/** The 44 characters of a fiscal document's key; `model` 55 is an NF-e, 57 a CT-e, 58 an MDF-e. Issuers may have letters. */
export const isFiscalKey = (key: string, model: '55' | '57' | '58' = '55') =>
  /^\d{6}[A-Z0-9]{12}\d{26}$/.test(key) &&
  STATES.has(key.slice(0, 2)) &&
  Number(key.slice(4, 6)) >= 1 &&
  Number(key.slice(4, 6)) <= 12 &&
  key.slice(20, 22) === model &&
  isCnpj(key.slice(6, 20)) &&
  mod11(key.slice(0, 43)) === Number(key[43])

/** A document or a plate as it is kept: capitals and digits, nothing else. */
export const lettersAndDigits = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Upper case without the dash; undefined when it is neither `AAA9999` nor `AAA9A99`. */
export const canonicalPlate = (text: string) => {
  const plate = lettersAndDigits(text)
  return /^[A-Z]{3}\d[A-Z0-9]\d{2}$/.test(plate) ? plate : undefined
}

/** A plate as it is read: `ABC-1D23`. */
export const plateText = (plate: string): string => (plate.length === 7 ? `${plate.slice(0, 3)}-${plate.slice(3)}` : plate)

/** Both spellings of one vehicle, the given one first: the fifth character of a Mercosul plate is the old one's digit, A for 0. */
export const plateSpellings = (plate: string): readonly string[] => {
  const fifth = plate.charAt(4)
  const other = /\d/.test(fifth) ? String.fromCharCode(65 + Number(fifth)) : 'ABCDEFGHIJ'.indexOf(fifth)
  return other === -1 ? [plate] : [plate, `${plate.slice(0, 4)}${other}${plate.slice(5)}`]
}
