import { legs } from '@embarca/contracts/dashboard/codes.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { hasLoadStatus, type LoadRelatedEvent } from '../kit/load-events.ts'
import { sameIn } from '../kit/same-in.ts'
import type { LoadContribution, LoadDocument } from '../loads/index.ts'
import { dayIn, monthOf } from '../shared/days.ts'
import { cellText, dimensionsOf } from '../shared/dimensions.ts'
import { type Course, endsOf, hiredPrice, isLaunched, modalityOf, movedTo, withDecisionAt } from './course.ts'
import { minutesOf } from './times.ts'

type Load = LoadDocument & Course

const judges = (load: Load | undefined, { occurredAt }: Pick<Recorded, 'occurredAt'>): Load | undefined =>
  load && isLaunched(load) ? withDecisionAt(load, occurredAt) : load

/** What `indicatorsOf` reads. */
const read = [
  ...['moments', 'statusCode', 'hiringType', 'freightType', 'dedicatedId', 'referenceValue', 'transporterId'],
  ...['transporterName', 'freightPrice', 'origins', 'destinations', 'stops'],
] as readonly (keyof Load)[]

const indicatorsOf = (load: Load): Partial<Course> => {
  if (!isLaunched(load)) return {}
  const { day, statusCode, referenceValue: reference, moments, transporterId, transporterName } = load
  const month = monthOf(day)
  const price = hiredPrice(load)
  const modality = modalityOf(load)
  const dimensions = dimensionsOf({ ...endsOf(load), month, transporterId, transporterName })
  const isHired = moments.HIRED !== undefined
  const isCompared = isHired && modality !== 'DEDICATED' && reference !== undefined && reference > 0 && price !== undefined
  const minutes = minutesOf(moments)
  return {
    month,
    carrierId: dimensions.transporterId,
    lane: dimensions.lane,
    placeId: dimensions.placeId,
    isCompared,
    modality,
    cell: cellText(dimensions, statusCode, modality, isHired ? '1' : '', moments.DELIVERED ? '1' : ''),
    measures: isHired
      ? cellText(dimensions, ...(isCompared ? [`${reference}`, `${price}`] : ['', '']), ...legs.map((leg) => `${minutes[leg] ?? ''}`))
      : undefined,
  } as Partial<Course>
}

/**
 * Each load's state, its hired price and the time of each leg. Loads with the same cell are counted for each month; sums are made of
 * `measures`, which queries read from the index alone.
 */
export const dashboardContribution: LoadContribution<Course, LoadRelatedEvent> = {
  version: 2,
  empty: {
    day: undefined,
    month: undefined,
    onlyHiring: undefined,
    moments: undefined,
    carrierId: undefined,
    lane: undefined,
    placeId: undefined,
    isCompared: undefined,
    modality: undefined,
    cell: undefined,
    measures: undefined,
  },
  fields: {
    month: 'text',
    day: 'text',
    carrierId: 'text',
    lane: 'text',
    placeId: 'text',
    isCompared: 'boolean',
    modality: 'text',
    cell: 'text',
    measures: 'text',
  },
  indexes: [
    ['shipperId', 'operationGroupId', 'day', 'measures'],
    ['shipperId', 'operationGroupId', 'day', 'statusCode', 'modality', 'isCompared', 'carrierId', 'lane', 'placeId'],
  ],
  counters: [['shipperId', 'operationGroupId', 'month', 'cell']],
  on: {
    LoadLaunched: (load, { data: { terms }, occurredAt }) =>
      load && { ...load, onlyHiring: terms.onlyHiring, day: dayIn(occurredAt), moments: { LAUNCHED: occurredAt } },
    LoadRestated: (load, { data: { terms } }) => load && { ...load, onlyHiring: terms.onlyHiring },
    LoadFinished: (load, { data: { onlyHiring } }) => load && (onlyHiring ? { ...load, onlyHiring } : load),
    ReceiptsExpected: judges,
    ReceiptApproved: judges,
    ReceiptRefused: judges,
    ReceiptDecisionUndone: judges,
  },
  always: (load, event) =>
    isLaunched(load) && hasLoadStatus(event) ? movedTo(load, event.data.status as LoadStatus, event.occurredAt) : load,
  derive: (load, before) => (before && sameIn(read, before, load) ? {} : indicatorsOf(load)),
}
