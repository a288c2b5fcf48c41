import type { LotStatus } from '@embarca/contracts/lot/codes.ts'
import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import { exact, sum } from '@embarca/contracts/lot/volume.ts'
import type { Projector, SharedStep } from '../kit/projector.ts'
import type { LoadDocument } from './document.ts'

/** The lot with its promised, withdrawn and remaining amounts. */
const drained = (lot: LoadDocument): LoadDocument => {
  const lotWithdrawn = sum(Object.values(lot.lotAmounts ?? {}))
  return {
    ...lot,
    lotAllocated: sum(Object.values(lot.lotQuotas ?? {})),
    lotWithdrawn,
    lotRemaining: exact((lot.lotTotal ?? 0) - lotWithdrawn),
  }
}
const promised = (lot: LoadDocument, lotAgreementId: string, quota: number) =>
  drained({ ...lot, lotQuotas: { ...lot.lotQuotas, [lotAgreementId]: quota } })
const took = (lot: LoadDocument, withdrawalId: string, amount: number) =>
  drained({ ...lot, lotAmounts: { ...lot.lotAmounts, [withdrawalId]: amount } })
const othersUnderWay = ({ lotUnderWay = [] }: LoadDocument, withdrawalId: string) => lotUnderWay.filter((one) => one !== withdrawalId)
const starts = (lot: LoadDocument, withdrawalId: string) => ({ ...lot, lotUnderWay: [...othersUnderWay(lot, withdrawalId), withdrawalId] })
const ends = (lot: LoadDocument, withdrawalId: string) => ({ ...lot, lotUnderWay: othersUnderWay(lot, withdrawalId) })
const movesLoad =
  (lotStatus: LotStatus): SharedStep<LoadDocument> =>
  (lot) =>
    lot && { ...lot, lotStatus }

/** How a lot's events change its own card. */
export const lotSteps: Projector<LoadDocument, LotEvent>['on'] = {
  LotOpened: (lot, { data: { total, measureType } }) =>
    lot && drained({ ...lot, lotMeasure: measureType, lotTotal: total, lotStatus: 'OPEN', lotUnderWay: [] }),
  LotTotalChanged: (lot, { data: { total } }) => lot && drained({ ...lot, lotTotal: total }),
  LotAgreementApproved: (lot, { data: { lotAgreementId, quota } }) => lot && promised(lot, lotAgreementId, quota),
  LotQuotaChanged: (lot, { data: { lotAgreementId, quota } }) =>
    lot?.lotQuotas?.[lotAgreementId] === undefined ? lot : promised(lot, lotAgreementId, quota),
  LotWithdrawn: (lot, { data: { withdrawalId, amount } }) => lot && starts(took(lot, withdrawalId, amount), withdrawalId),
  LotWithdrawalChanged: (lot, { data: { withdrawalId, amount } }) => lot && took(lot, withdrawalId, amount),
  LotWithdrawalCanceled: (lot, { data: { withdrawalId } }) => lot && ends(took(lot, withdrawalId, 0), withdrawalId),
  LotWithdrawalResumed: (lot, { data: { withdrawalId } }) => lot && starts(lot, withdrawalId),
  LotWithdrawalDelivered: (lot, { data: { withdrawalId } }) => lot && ends(lot, withdrawalId),
  LotFinished: movesLoad('FINISHED'),
  LotCanceled: movesLoad('CANCELED'),
  LotExpired: movesLoad('EXPIRED'),
  LotReopened: movesLoad('OPEN'),
}
