import type { Loss } from '@embarca/contracts/otif/codes.ts'
import type { Standing } from './delivery.ts'

/** Deliveries that are alike in all that figures ask: how many there are of each is counted, never read. */
export type Cell = {
  readonly month: string
  readonly transporterId: string
  readonly transporterName: string
  readonly lane: string
  readonly placeId: string
  readonly placeName: string
  /** Empty for a hit. */
  readonly loss: Loss | ''
  /** What it was when it was published. */
  readonly published: Standing
  readonly restated: boolean
  /** As it happened, whatever was decided. */
  readonly onTime: boolean
  readonly inFull: boolean
}

const SEPARATOR = '|'
const YES = '1'
const bare = (text: string) => text.replaceAll(SEPARATOR, '/')

export const cellText = (cell: Cell): string =>
  [
    cell.month,
    cell.transporterId,
    bare(cell.transporterName),
    bare(cell.lane),
    cell.placeId,
    bare(cell.placeName),
    cell.loss,
    cell.published,
    ...[cell.restated, cell.onTime, cell.inFull].map((flag) => (flag ? YES : '')),
  ].join(SEPARATOR)

/** The cell of a text that `cellText` made. */
export const cellOf = (text: string): Cell => {
  const [month = '', transporterId = '', transporterName = '', lane = '', placeId = '', placeName = '', loss, published, ...flags] =
    text.split(SEPARATOR)
  return {
    ...{ month, transporterId, transporterName, lane, placeId, placeName },
    loss: (loss ?? '') as Cell['loss'],
    published: (published ?? '') as Cell['published'],
    restated: flags[0] === YES,
    onTime: flags[1] === YES,
    inFull: flags[2] === YES,
  }
}

export type Counted = { readonly cell: Cell; readonly deliveries: number }
