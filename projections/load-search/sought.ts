import { plateSpellings } from '@embarca/contracts/kit/documents.ts'
import { bareCode, type CodeKind, codeKinds } from '../kit/code-kinds.ts'
import type { Row } from './row.ts'
import type { Route } from './stops.ts'

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
  if (!starts.some((text) => text.startsWith(ZERO))) return starts
  return [...new Set([...starts, ...starts.map((text) => text.replace(/^0+(?=.)/, ''))])]
}

const codes = (kind: CodeKind, values: readonly (string | undefined)[]) =>
  values.flatMap((value) => (value ? beginnings(bareCode(value)).map((text) => `${codeKinds[kind]}${text}`) : []))

const unique = (values: readonly (string | undefined)[]) => [...new Set(values.filter((value): value is string => Boolean(value)))]

type Coded = Pick<Row, 'externalId' | 'route' | 'plates' | 'invoices' | 'driverDocument'>
const everyCode = ({ externalId, route: { origins, destinations }, plates, invoices, driverDocument }: Coded): readonly string[] =>
  unique([
    ...codes('load', [externalId]),
    ...codes(
      'order',
      destinations.map(({ orderCode }) => orderCode),
    ),
    ...codes('plate', plates.flatMap(plateSpellings)),
    ...codes('note', [...Object.values(invoices).flat(), ...destinations.map(({ nfCode }) => nfCode)]),
    ...codes('paper', [driverDocument, ...[...origins, ...destinations].map(({ document }) => document)]),
  ])

/** Few facts bring a code: while what they are made of is the same, a row has the codes it had. */
const made = new WeakMap<Row['route'], Coded & { readonly codes: readonly string[] }>()
const codesOf = (row: Row): readonly string[] => {
  const { externalId, route, plates, invoices, driverDocument } = row
  const before = made.get(route)
  const same =
    before?.externalId === externalId &&
    before.plates === plates &&
    before.invoices === invoices &&
    before.driverDocument === driverDocument
  if (same) return before.codes
  const now = everyCode(row)
  made.set(route, { externalId, route, plates, invoices, driverDocument, codes: now })
  return now
}

const soughtOnTheWay = ({ origins, destinations }: Route) => ({
  originUFs: unique(origins.map(({ state }) => state)),
  originCities: unique(origins.map(({ city }) => city)),
  originPlaceIds: unique(origins.map(({ placeId }) => placeId)),
  destinationUFs: unique(destinations.map(({ state }) => state)),
  destinationCities: unique(destinations.map(({ city }) => city)),
  destinationPlaceIds: unique(destinations.map(({ placeId }) => placeId)),
  collectDate: origins[0]?.date,
  deliveryDate: destinations[0]?.date,
  names: unique([...origins, ...destinations].flatMap(({ name, city }) => [name, city])),
})
/** Few facts change the way: what is made of it is made once. */
const ways = new WeakMap<Route, ReturnType<typeof soughtOnTheWay>>()
const wayOf = (route: Route) => {
  const before = ways.get(route)
  const way = before ?? soughtOnTheWay(route)
  if (!before) ways.set(route, way)
  return way
}

const receiptStatusOf = (receipts: Row['receipts']) => {
  const statuses = Object.values(receipts)
  if (statuses.length === 0) return undefined
  if (statuses.includes('REFUSED')) return 'REFUSED'
  return statuses.every((status) => status === 'APPROVED') ? 'APPROVED' : 'PENDING'
}

/** The fields of the view that a row is asked by and that are made of the rest of it. */
export const soughtBy = (row: Row) => ({ ...wayOf(row.route), receiptStatus: receiptStatusOf(row.receipts), codes: codesOf(row) })
