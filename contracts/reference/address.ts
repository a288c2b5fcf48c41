import { Type } from 'typebox'
import { Line } from '../kit/schema.ts'

/** Who is at an address, and where it is, as the calls of registers take it. */
export const addressBody = {
  name: Line,
  document: Line,
  street: Line,
  district: Type.Optional(Line),
  city: Line,
  state: Type.String({ pattern: '^[A-Z]{2}$' }),
}
