import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { transporterLotRoutes } from '@embarca/contracts/lot/routes.ts'
import { type LotUnit, lotUnit } from '../../shared/load/lot-amounts.ts'

type Lot = Pick<OutputOf<typeof transporterLotRoutes.lot>, 'measureType' | 'part'>

/** The unit in which a carrier types amounts of a lot: its shipper's. A price for anything but a ton is for a burden. */
export const offeredLotUnit = ({ measureType, part }: Lot): LotUnit =>
  lotUnit({ measureType, ...(part !== 1000 && { lot: { weightBurden: part } }) })
