import { plateSpellings } from '@embarca/contracts/kit/documents.ts'
import type { ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'
import { bareCode, type CodeKind, codeKinds } from '../kit/code-kinds.ts'
import { summaryOf } from '../kit/receipt-statuses.ts'
import { sameIn } from '../kit/same-in.ts'
import { plain } from '../kit/search.ts'
import type { Row } from './row.ts'
import type { Route, Stop } from './stops.ts'

const isDigit = (sign: number) => sign >= 48 && sign <= 57
const isPart = (sign: number) => isDigit(sign) || (sign >= 65 && sign <= 90)
const ZERO = '0'

/**
 * Where people begin to type: at the start, after what is neither letter nor digit, after zeros that fill up a number. Sign by sign:
 * a document has dozens of codes, and an expression takes several times as long.
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
/** Kinds that people know a part of; the others are looked up from where a word begins. */
const foundByMiddle: readonly CodeKind[] = ['load', 'order', 'plate']

const everyCode = ({ externalId, route: { origins, destinations }, plates, invoices, driverDocument }: Row): readonly string[] => {
  const codes = new Set<string>()
  const add = (kind: CodeKind, value: string | undefined) => {
    const starts = foundByMiddle.includes(kind) ? everyStart : beginnings
    if (value) for (const start of starts(bareCode(value))) codes.add(codeKinds[kind] + start)
  }
  add('load', externalId)
  for (const { orderCode } of destinations) add('order', orderCode)
  for (const plate of plates) for (const spelling of plateSpellings(plate)) add('plate', spelling)
  for (const id in invoices) for (const code of invoices[id]!) add('note', code)
  for (const { nfCode } of destinations) add('note', nfCode)
  add('paper', driverDocument)
  for (const { document } of origins) add('paper', document)
  for (const { document } of destinations) add('paper', document)
  return [...codes]
}

/** What its codes are made of: few facts touch any of it. */
const coded = ['externalId', 'route', 'plates', 'invoices', 'driverDocument'] as const

/** What stops say in these fields, each once. A way has a handful of them: looking through the list is quicker than making a set. */
const said = (stops: readonly Stop[], ...fields: readonly ('state' | 'city' | 'placeId' | 'name')[]): readonly string[] => {
  const values: string[] = []
  for (const stop of stops)
    for (const field of fields) {
      const value = stop[field]
      if (value && !values.includes(value)) values.push(value)
    }
  return values
}

const soughtOnTheWay = ({ origins, destinations }: Route) => ({
  originUFs: said(origins, 'state'),
  originCities: said(origins, 'city').map(plain),
  originPlaceIds: said(origins, 'placeId'),
  destinationUFs: said(destinations, 'state'),
  destinationCities: said(destinations, 'city').map(plain),
  destinationPlaceIds: said(destinations, 'placeId'),
  collectDate: origins[0]?.date,
  deliveryDate: destinations[0]?.date,
  names: said([...origins, ...destinations], 'name', 'city'),
})

/** The fields of the view that a row is asked by and that are made of the rest of it. */
export type Sought = ReturnType<typeof soughtOnTheWay> & {
  readonly receiptStatus: ReceiptStatus | undefined
  readonly codes: readonly string[]
}
/** Those of them that may differ from what the row had before. */
export const soughtBy = (row: Row, before?: Row): Partial<Sought> => ({
  ...(before?.route !== row.route && soughtOnTheWay(row.route)),
  receiptStatus: summaryOf(row).receiptStatus,
  ...(!(before && sameIn(coded, before, row)) && { codes: everyCode(row) }),
})
