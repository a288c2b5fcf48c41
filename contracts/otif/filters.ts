import { Type } from 'typebox'
import { GroupIds, Id } from '../kit/schema.ts'

const Day = Type.String({ pattern: '^\\d{2}/\\d{2}/\\d{4}$' })
/** From one city to another, in the form of `laneOf`. */
const Lane = Type.String({ minLength: 1, maxLength: 200 })

/** Stands for deliveries without a transporter. */
export const NOT_HIRED = '-'

type City = { readonly city: string; readonly state: string }
export const laneOf = (from: City, to: City): string => `${from.city}, ${from.state} → ${to.city}, ${to.state}`

/** The filters of every indicator. Without days, the current month and the two before it. */
export const indicatorFilters = {
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
  /** One month, `YYYY-MM`. */
  month: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}$' })),
  transporterId: Type.Optional(Id),
  lane: Type.Optional(Lane),
  placeId: Type.Optional(Id),
  operationGroupIds: Type.Optional(GroupIds),
}
const Filters = Type.Object(indicatorFilters)
export type IndicatorFilters = Type.Static<typeof Filters>
