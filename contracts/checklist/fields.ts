import { Type } from 'typebox'
import { Id, Line } from '../kit/schema.ts'
import { vehicleTypes } from '../load/codes.ts'
import { answerTypes, checklistMoments, MOST_PHOTOS } from './codes.ts'

const limit = Type.Optional(Type.Number({ minimum: -1_000_000, maximum: 1_000_000 }))

/** What people write of a question; fields of another answer type are left out. */
export const checklistItemForm = {
  question: Line,
  answerType: Type.Enum(answerTypes),
  /** YES_NO: the answer that passes. */
  expected: Type.Optional(Type.Boolean()),
  /** NUMBER: what passes, both included, and the unit that is shown. */
  ...{ min: limit, max: limit },
  unit: Type.Optional(Type.String({ maxLength: 20 })),
  /** PHOTO: how many are asked for. */
  photos: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_PHOTOS })),
  /** A failed one stops the truck (Y19). */
  mandatory: Type.Boolean(),
  moment: Type.Enum(checklistMoments),
  /** Empty: every vehicle; so for gates. */
  vehicleTypes: Type.Array(Type.Enum(vehicleTypes), { maxItems: vehicleTypes.length, uniqueItems: true }),
  gateIds: Type.Array(Id, { maxItems: 200, uniqueItems: true }),
  position: Type.Integer({ minimum: 1, maximum: 999 }),
  active: Type.Boolean(),
}
/** `version` counts its changes from 1: answers keep theirs. */
export const checklistItemFields = { ...checklistItemForm, version: Type.Integer({ minimum: 1 }) }
