import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { HIGHEST_PRICE } from '@embarca/contracts/load/codes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { fault, faulty } from './fault.ts'
import type { Register } from './lookup-types.ts'
import type { LoadDecisions } from './types.ts'

const named = ['freightPrice', 'freightPriceDriver', 'feeDeliveryPrice', 'tollAxisPrice', 'referenceFreight', 'additionAbsolute'] as const

/** Changes of the freight's price. An acceptance fixes it: an open offer that a transporter accepted keeps its price. */
export const pricing: LoadDecisions<'ChangePrice', { ChangePrice: { register: Register } }> = {
  ChangePrice: (data, load, { by, lookups: { register } }) => {
    const { id: _, deliveryId: __, tollAxisPrice, referenceFreight, ...rest } = data
    if (!rest.freightPrice) return faulty([fault('PRICE_MISSING', 'freightPrice')])
    const dear = named.filter((field) => (data[field] ?? 0) > HIGHEST_PRICE)
    if (dear.length) return faulty(dear.map((field) => fault('PRICE_TOO_HIGH', field)))

    const limit = register.approvalAbove ?? Number.POSITIVE_INFINITY
    const raised = load.transporter !== undefined && rest.freightPrice > load.transporter.price
    if (raised && rest.freightPrice > limit && !allows(may.approveHiring, by.roles)) return refuse('PRICE_NEEDS_APPROVAL')
    const price = {
      ...rest,
      ...(tollAxisPrice !== undefined && { tollPrice: tollAxisPrice }),
      ...(referenceFreight !== undefined && { referenceValue: referenceFreight }),
    }
    return { type: 'PriceChanged', data: { loadId: load.loadId, ...price, approvalRequired: rest.freightPrice > limit } }
  },
}
