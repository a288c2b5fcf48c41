import { plateSpellings } from '@embarca/contracts/kit/documents.ts'
import type { Row } from './row.ts'

/** Kept before each code, so that one kind may be asked for alone. They grow into the code's first word, and nobody types them. */
const kinds = { load: 'qxl', order: 'qxo', plate: 'qxp', note: 'qxn', paper: 'qxd' } as const
export type CodeKind = keyof typeof kinds

const bare = (text: string) => text.replace(/\s+/g, '').toUpperCase()
/** Where people begin to type: at the start, after what is neither letter nor digit, after zeros that fill up a number. */
const beginnings = (code: string): readonly string[] => {
  const starts = [...code.matchAll(/(?<=^|[^A-Z0-9])[A-Z0-9]/g)].map(({ index }) => code.slice(index))
  return [...new Set([...starts, ...starts.map((text) => text.replace(/^0+(?=.)/, ''))])]
}

/** What a piece of a code is looked for as, at the beginning of one of its parts. */
export const soughtAs = (kind: CodeKind, text: string): string => `${kinds[kind]}${bare(text)}`

const codes = (kind: CodeKind, values: readonly (string | undefined)[]) =>
  values.flatMap((value) => (value ? beginnings(bare(value)).map((text) => `${kinds[kind]}${text}`) : []))

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

/** The fields of the view that a row is asked by and that are made of the rest of it. */
export const soughtBy = (row: Row) => {
  const { route, receipts } = row
  const { origins, destinations } = route
  const all = [...origins, ...destinations]
  const statuses = Object.values(receipts)
  return {
    originUFs: unique(origins.map(({ state }) => state)),
    originCities: unique(origins.map(({ city }) => city)),
    originPlaceIds: unique(origins.map(({ placeId }) => placeId)),
    destinationUFs: unique(destinations.map(({ state }) => state)),
    destinationCities: unique(destinations.map(({ city }) => city)),
    destinationPlaceIds: unique(destinations.map(({ placeId }) => placeId)),
    collectDate: origins[0]?.date,
    deliveryDate: destinations[0]?.date,
    receiptStatus: statuses.length
      ? statuses.includes('REFUSED')
        ? 'REFUSED'
        : statuses.every((status) => status === 'APPROVED')
          ? 'APPROVED'
          : 'PENDING'
      : undefined,
    names: unique(all.flatMap(({ name, city }) => [name, city])),
    codes: codesOf(row),
  }
}
