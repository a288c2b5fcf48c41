import { Type } from 'typebox'
import { query } from '../kit/route.ts'
import { Cents } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { loadMessages } from './labels.pt.ts'

/** An estimate of the freight's price from all known data; unknown parts are absent. Cents and kilometres. */
export const freightPrice = query(
  'GET /shipping/:id/getCalculateFreightPrice',
  Type.Object({
    freightDistance: Type.Optional(Type.Number()),
    referenceValue: Type.Optional(Cents),
    tollPrice: Type.Optional(Cents),
    feeDeliveryPrice: Type.Optional(Cents),
    /** From this company's other loads on the same lane. */
    past: Type.Optional(Type.Object({ loads: Type.Integer(), least: Cents, median: Cents, most: Cents })),
    /** From the reference value, else from the median of past prices. */
    freightPrice: Type.Optional(Cents),
    basis: Type.Optional(Type.Enum(['REFERENCE', 'PAST'] as const)),
    pricePerKilometre: Type.Optional(Cents),
    /** Includes toll and delivery fee. */
    total: Type.Optional(Cents),
  }),
  { may: may.seeLoads, messages: { failed: loadMessages.notCalculated } },
)
