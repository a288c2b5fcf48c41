import { plateSpellings } from '@embarca/contracts/kit/documents.ts'
import { bareCode, type CodeKind, codeKinds } from '../shared/code-kinds.ts'
import type { LoadDocument } from './document.ts'
import { documentsOf, ordersOf } from './stops.ts'

const isDigit = (sign: number) => sign >= 48 && sign <= 57
const isPart = (sign: number) => isDigit(sign) || (sign >= 65 && sign <= 90)
const ZERO = '0'

/**
 * Where users start to type a code: at its start, after a character that is neither letter nor digit, after leading zeros. A loop over
 * the characters: a document has dozens of codes, and a regular expression takes several times as long.
 */
const beginnings = (code: string): readonly string[] => {
  const starts: string[] = []
  for (let at = 0, inside = false; at < code.length; at++) {
    const within = inside
    inside = isPart(code.charCodeAt(at))
    if (inside && !within) starts.push(at === 0 ? code : code.slice(at))
  }
  for (const start of starts.slice()) if (start.startsWith(ZERO)) starts.push(start.replace(/^0+(?=.)/, ''))
  return starts
}

/** A code from each of its characters on, so that its middle is found too. */
const everyStart = (code: string): readonly string[] => Array.from(code, (_, at) => code.slice(at))
/** Kinds of which users may know only a part; the others are found from the start of a word. */
const foundByMiddle: readonly CodeKind[] = ['load', 'order', 'plate']

export const platesOf = ({
  vehiclePrimaryPlate: first,
  vehicleOtherPlates: otherPlates,
}: Pick<LoadDocument, 'vehiclePrimaryPlate' | 'vehicleOtherPlates'>): readonly string[] =>
  first === undefined ? otherPlates : [first, ...otherPlates]

/** The fields that `keysOf` and `codesOf` read: few events touch any of them. */
export const coded = ['externalId', 'stops', 'vehiclePrimaryPlate', 'vehicleOtherPlates', 'driverDocument', 'invoiceCodes'] as const
type Coded = Pick<LoadDocument, (typeof coded)[number]>

/** Every value that a user may paste to find the load, as it is written. */
export const keysOf = (load: Coded): readonly string[] => {
  const keys: string[] = []
  const add = (key: string | undefined) => {
    const known = key?.toUpperCase()
    if (known && !keys.includes(known)) keys.push(known)
  }
  add(load.externalId)
  platesOf(load).forEach(add)
  add(load.driverDocument)
  documentsOf(load).forEach(add)
  for (const codes of Object.values(load.invoiceCodes)) codes.forEach(add)
  return keys
}

/** The same in pieces, each with its kind: a search looks for the beginning of a piece. */
export const codesOf = (load: Coded): readonly string[] => {
  const { origins, destinations } = load.stops
  const codes = new Set<string>()
  const add = (kind: CodeKind, value: string | undefined) => {
    const starts = foundByMiddle.includes(kind) ? everyStart : beginnings
    if (value) for (const start of starts(bareCode(value))) codes.add(codeKinds[kind] + start)
  }
  add('load', load.externalId)
  for (const destination of destinations) for (const code of ordersOf(destination)) add('order', code)
  for (const plate of platesOf(load)) for (const spelling of plateSpellings(plate)) add('plate', spelling)
  for (const id in load.invoiceCodes) for (const code of load.invoiceCodes[id]!) add('note', code)
  for (const { nfCode } of destinations) add('note', nfCode)
  add('paper', load.driverDocument)
  for (const { document } of origins) add('paper', document)
  for (const { document } of destinations) add('paper', document)
  return [...codes]
}
