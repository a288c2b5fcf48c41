import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { withdrawalLoad } from '@embarca/contracts/lot/codes.ts'
import { lotLabels } from '@embarca/contracts/lot/labels.pt.ts'
import type { Lot, LotAgreement, LotWithdrawal } from '@embarca/contracts/lot/routes.ts'
import { exact } from '@embarca/contracts/lot/volume.ts'
import { given } from '../kit/readers.ts'
import {
  amountsOf,
  deliveredIn,
  isUnderWay,
  type LotAgreementDocument,
  type LotDocument,
  type WithdrawalDocument,
  withdrawnIn,
} from './document.ts'

/** An agreement and its progress. */
export const agreementShown = ({ withdrawals, stopped }: LotDocument, agreement: LotAgreementDocument): LotAgreement => {
  const own = withdrawals.filter(({ lotAgreementId }) => lotAgreementId === agreement.lotAgreementId)
  const withdrawn = withdrawnIn(own)
  return {
    ...agreement,
    withdrawn,
    delivered: deliveredIn(own),
    remaining: exact(agreement.quota - withdrawn),
    stopped: stopped.includes(agreement.transporterId),
  }
}

/** What the load of a withdrawal tells about it. */
export type PartCard = {
  readonly statusCode: keyof typeof loadLabels.status
  readonly driverName?: string | undefined
  readonly vehiclePrimaryPlate?: string | undefined
}
export const withdrawalShown = ({ loadId }: LotDocument, withdrawal: WithdrawalDocument, card: PartCard | undefined): LotWithdrawal => {
  const { withdrawalId, lotAgreementId: _, status, ...fields } = withdrawal
  const shippingId = withdrawalLoad(loadId, withdrawalId)
  const statusCode = status === 'CANCELED' ? 'CANCELED' : card?.statusCode
  return {
    ...fields,
    shippingLotWithdrawalId: withdrawalId,
    shippingId,
    deliveryId: deliveryOf(shippingId),
    statusCode: statusCode ?? '',
    status: statusCode ? loadLabels.status[statusCode] : lotLabels.withdrawing,
    ...given({ driverName: card?.driverName, vehiclePrimaryPlate: card?.vehiclePrimaryPlate }),
  }
}

/** When nothing would be left, at the rate since the first withdrawal. */
const endOf = ({ burnDown, withdrawals }: LotDocument, left: number, now: string): string | undefined => {
  const first = withdrawals[0]
  const from = burnDown.find(({ at }) => first && at >= first.at)
  if (!first || !from || withdrawals.length < 2 || left <= 0) return undefined
  const pace = (from.remaining - left) / (Date.parse(now) - Date.parse(from.at))
  return pace > 0 && Number.isFinite(pace) ? new Date(Date.parse(now) + left / pace).toISOString() : undefined
}

export const lotShown = (lot: LotDocument, now: string): Lot => {
  const amounts = amountsOf(lot)
  const { loadId, status, measureType, part, pricePerPart, amountMinimum, amountMaximum, agreements, burnDown, withdrawals } = lot
  return {
    shippingId: loadId,
    ...{ status, measureType, part, ...amounts },
    ...given({ pricePerPart, amountMinimum, amountMaximum, projectedEnd: endOf(lot, amounts.remaining, now) }),
    flLotCanClose: status === 'OPEN' && !withdrawals.some(isUnderWay),
    agreements: agreements.map((agreement) => agreementShown(lot, agreement)),
    burnDown: [...burnDown],
  }
}
