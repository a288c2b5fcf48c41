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

/** The fields of the view that a row is asked by and that are made of the rest of it. */
export const soughtBy = ({ externalId, route, plates, invoices, driverDocument, receipts }: Row) => {
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
    codes: unique([
      ...codes('load', [externalId]),
      ...codes(
        'order',
        destinations.map(({ orderCode }) => orderCode),
      ),
      ...codes('plate', plates.flatMap(plateSpellings)),
      ...codes('note', [...Object.values(invoices).flat(), ...destinations.map(({ nfCode }) => nfCode)]),
      ...codes('paper', [driverDocument, ...all.map(({ document }) => document)]),
    ]),
  }
}
