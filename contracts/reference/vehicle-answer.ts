import { Type } from 'typebox'
import { Id } from '../kit/schema.ts'
import { TieAnswer } from './tie-body.ts'

/** A vehicle in answers. Apart from the routes of registers, which the carriers' app need not load. */
export const Vehicle = Type.Object({
  id: Id,
  /** For `If-Match`. */
  revision: Type.Integer(),
  plate: Type.String(),
  vehicleType: Type.String(),
  trailerType: Type.Optional(Type.String()),
  fabricationYear: Type.Optional(Type.Integer()),
  modelYear: Type.Optional(Type.Integer()),
  renavam: Type.Optional(Type.String()),
  chassis: Type.Optional(Type.String()),
  /** kg */
  grossWeight: Type.Optional(Type.Integer()),
  transporterId: Id,
  transporterName: TieAnswer.properties.transporterName,
  /** A block of the asking shipper holds. */
  blocked: Type.Optional(Type.Literal(true)),
  kind: TieAnswer.properties.kind,
  from: TieAnswer.properties.from,
  until: TieAnswer.properties.until,
  /** With carriers of the asker; only in the answer for one vehicle. */
  ties: Type.Optional(Type.Array(TieAnswer)),
  /** Why the user may not change it; only in the answer for one vehicle, not in lists. */
  locked: Type.Optional(Type.Enum(['CARRIER_SHARED'] as const)),
})
