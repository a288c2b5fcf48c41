import { Type } from 'typebox'
import { Day } from '../kit/schema.ts'
import { tieKinds } from './ties.ts'

/** A tie in calls: absent, `from` is today and `until` open. */
export const tieBody = {
  kind: Type.Optional(Type.Enum(tieKinds)),
  from: Type.Optional(Day),
  until: Type.Optional(Day),
}
export const TieAnswer = Type.Object({
  transporterId: Type.String(),
  transporterName: Type.Optional(Type.String()),
  kind: Type.Enum(tieKinds),
  from: Type.Optional(Day),
  until: Type.Optional(Day),
})
