import { withdrawalLoad } from '@embarca/contracts/lot/codes.ts'
import type { transporterLotRoutes } from '@embarca/contracts/lot/routes.ts'
import { exact } from '@embarca/contracts/lot/volume.ts'
import { given, type Readers } from '../kit/readers.ts'
import { offerTo } from '../shared/audience.ts'
import { amountsOf, type LotDocument } from './document.ts'
import { agreementShown, type PartCard, withdrawalShown } from './shown.ts'

/** A lot as one transporter may see it: its own agreement and withdrawals; of the others only the amount they left. */
export const transporterLotReaders: Readers<typeof transporterLotRoutes> = {
  lot: async ({ id }, { views, by }) => {
    const lot = await views.get<LotDocument>('carrier-lot', id)
    if (!lot) return undefined
    const agreement = lot.agreements.findLast(({ transporterId }) => transporterId === by.transporterId)
    if (!agreement && !(await offerTo(views, by.transporterId ?? '', id))) return undefined
    const own = lot.withdrawals.filter(({ transporterId }) => transporterId === by.transporterId)
    const cardOf = async (withdrawalId: string): Promise<PartCard | undefined> => {
      const load = await views.get<{ status: PartCard['statusCode'] }>('carrier', withdrawalLoad(id, withdrawalId))
      return load && { statusCode: load.status }
    }
    const { total, allocated } = amountsOf(lot)
    const { status, measureType, part, pricePerPart, amountMinimum, amountMaximum } = lot
    return {
      ...(agreement && { agreement: agreementShown(lot, agreement) }),
      remaining: exact(total - allocated),
      ...{ status, measureType, part },
      ...given({ pricePerPart, amountMinimum, amountMaximum }),
      withdrawals: await Promise.all(own.map(async (one) => withdrawalShown(lot, one, await cardOf(one.withdrawalId)))),
    }
  },
}
