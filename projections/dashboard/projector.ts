import { legs } from '@embarca/contracts/dashboard/codes.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { monthOf } from '../kit/days.ts'
import { cellText, dimensionsOf } from '../kit/dimensions.ts'
import { type LoadFact, loadIdIn, loadTypes, stands } from '../kit/load-facts.ts'
import { hearing, type Projector } from '../kit/projector.ts'
import { withFields } from '../kit/with-fields.ts'
import { type Course, standing } from './course.ts'
import { courseSteps } from './steps.ts'
import { minutesOf } from './times.ts'

const loadOf = loadIdIn('load', 'receipts')

const found = (course: Course) => {
  const { day, statusCode, hiringType, reference, price, moments } = course
  const dimensions = dimensionsOf({ ...course, month: monthOf(day) })
  const isHired = moments.HIRED !== undefined
  const isCompared = isHired && reference !== undefined && reference > 0 && price !== undefined
  const minutes = minutesOf(course)
  return {
    month: dimensions.month,
    carrierId: dimensions.transporterId,
    lane: dimensions.lane,
    placeId: dimensions.placeId,
    isCompared,
    standing: cellText(dimensions, statusCode, hiringType, isHired ? '1' : '', moments.DELIVERED ? '1' : ''),
    measures: isHired
      ? cellText(dimensions, ...(isCompared ? [`${reference}`, `${price}`] : ['', '']), ...legs.map((leg) => `${minutes[leg] ?? ''}`))
      : undefined,
  }
}

/**
 * One document per load: how it stands, what it was hired for and how long each leg took. How they stand is kept counted for each
 * month; sums are made of `measures`, which are read from the index alone.
 */
export const dashboardProjector: Projector<Course, LoadFact> = {
  spec: {
    view: 'dashboard',
    version: 1,
    fields: {
      shipperId: 'text',
      operationGroupId: 'text',
      month: 'text',
      day: 'text',
      carrierId: 'text',
      lane: 'text',
      placeId: 'text',
      statusCode: 'text',
      hiringType: 'text',
      isCompared: 'boolean',
      standing: 'text',
      measures: 'text',
    },
    indexes: [
      ['shipperId', 'operationGroupId', 'day', 'measures'],
      ['shipperId', 'operationGroupId', 'day', 'statusCode', 'hiringType', 'isCompared', 'carrierId', 'lane', 'placeId'],
    ],
    counters: [['shipperId', 'operationGroupId', 'month', 'standing']],
  },
  scope: 'group',
  ...hearing([...Object.keys(courseSteps), ...loadTypes], (fact) =>
    Object.hasOwn(courseSteps, fact.type) || stands(fact) ? loadOf(fact) : undefined,
  ),
  on: courseSteps as Projector<Course, LoadFact>['on'],
  always: (course, fact) => (course && stands(fact) ? standing(course, fact.data.status as LoadStatus, fact.occurredAt) : course),
  finish: (course) => withFields(course, found(course)),
}
