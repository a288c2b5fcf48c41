import { Type } from 'typebox'
import { query } from '../kit/route.ts'
import { Cents } from '../kit/schema.ts'
import { may } from '../roles.ts'

/** What the freight should cost, as far as anything is known; what nobody knows is left out. Cents and kilometres. */
export const freightPrice = query(
  'GET /shipping/:id/getCalculateFreightPrice',
  Type.Object({
    freightDistance: Type.Optional(Type.Number()),
    referenceValue: Type.Optional(Cents),
    tollPrice: Type.Optional(Cents),
    feeDeliveryPrice: Type.Optional(Cents),
    /** Of this company's other loads on the same lane. */
    past: Type.Optional(Type.Object({ loads: Type.Integer(), least: Cents, median: Cents, most: Cents })),
    /** By the reference value, else by the middle of the past prices. */
    freightPrice: Type.Optional(Cents),
    basis: Type.Optional(Type.Enum(['REFERENCE', 'PAST'] as const)),
    pricePerKilometre: Type.Optional(Cents),
    /** With toll and delivery fee. */
    total: Type.Optional(Cents),
  }),
  { may: may.seeLoads, messages: { failed: 'Não foi possível realizar o cálculo.' } },
)
