import { type IndicatorFilters, laneOf, NOT_HIRED } from '@embarca/contracts/otif/filters.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'

/** What every indicator is narrowed and grouped by; names are those at the time. */
export type Dimensions = {
  readonly month: string
  readonly transporterId: string
  readonly transporterName: string
  readonly lane: string
  readonly placeId: string
  readonly placeName: string
}

type City = { readonly city: string; readonly state: string }
type Going = {
  readonly month: string
  readonly from: City
  readonly to: (City & { readonly placeId: string; readonly placeName: string }) | undefined
  readonly transporterId?: string | undefined
  readonly transporterName?: string | undefined
}
const nowhere = { city: '', state: '', placeId: '', placeName: '' }

export const dimensionsOf = ({ month, from, to = nowhere, transporterId = NOT_HIRED, transporterName = '' }: Going): Dimensions => ({
  month,
  transporterId,
  transporterName,
  lane: laneOf(from, to),
  placeId: to.placeId,
  placeName: to.placeName,
})

const SEPARATOR = '|'
const bare = (text: string) => text.replaceAll(SEPARATOR, '/')

/** A cell as one text, which can be counted: its dimensions, then its values. */
export const cellText = ({ month, transporterId, transporterName, lane, placeId, placeName }: Dimensions, ...values: readonly string[]) =>
  [month, transporterId, bare(transporterName), bare(lane), placeId, bare(placeName), ...values].join(SEPARATOR)

/** Splits a text made by `cellText`. */
export const cellParts = (text: string): readonly [Dimensions, readonly string[]] => {
  const [month = '', transporterId = '', transporterName = '', lane = '', placeId = '', placeName = '', ...values] = text.split(SEPARATOR)
  return [{ month, transporterId, transporterName, lane, placeId, placeName }, values]
}

/** Whether the filters select a cell. */
export const matchesFilters = ({ transporterId, lane, placeId, month }: IndicatorFilters, cell: Dimensions): boolean =>
  (transporterId === undefined || cell.transporterId === transporterId) &&
  (lane === undefined || cell.lane === bare(lane)) &&
  (placeId === undefined || cell.placeId === placeId) &&
  (month === undefined || cell.month === month)

type Key = { readonly keyOf: (cell: Dimensions) => string; readonly nameOf: (cell: Dimensions) => string }
export const dimensionKeys = {
  transporters: {
    keyOf: ({ transporterId }) => transporterId,
    nameOf: ({ transporterId, transporterName }) => (transporterId === NOT_HIRED ? otifLabels.notHired : transporterName),
  },
  lanes: { keyOf: ({ lane }) => lane, nameOf: ({ lane }) => lane },
  places: { keyOf: ({ placeId }) => placeId, nameOf: ({ placeName }) => placeName },
  months: { keyOf: ({ month }) => month, nameOf: ({ month }) => `${month.slice(5)}/${month.slice(0, 4)}` },
} as const satisfies Readonly<Record<string, Key>>

type Celled = { readonly cell: Dimensions }
/** The cells of each transporter, lane, place or month, under its latest name. */
export const groupedBy = <C extends Celled>(cells: readonly C[], by: keyof typeof dimensionKeys) => {
  const { keyOf, nameOf }: Key = dimensionKeys[by]
  const groups = new Map<string, C[]>()
  for (const one of cells) {
    const key = keyOf(one.cell)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  const latest = (of: readonly C[]) => of.reduce((last, one) => (one.cell.month > last.cell.month ? one : last), of[0]!).cell
  return [...groups].map(([id, of]) => ({ id, name: nameOf(latest(of)), of }))
}

/** The filter choices of a period, by name. */
export const choicesOf = (cells: readonly Celled[]) => {
  const of = (by: keyof typeof dimensionKeys) =>
    groupedBy(cells, by)
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
  return { transporters: of('transporters'), lanes: of('lanes'), places: of('places') }
}
