import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import { exact, sum } from '@embarca/contracts/lot/volume.ts'
import type { Projector } from '../kit/projector.ts'
import type { Card } from './card.ts'

/** The card with what is promised, gone and left of its lot. */
const drained = (card: Card): Card => {
  const lotWithdrawn = sum(Object.values(card.lotAmounts ?? {}))
  return {
    ...card,
    lotAllocated: sum(Object.values(card.lotQuotas ?? {})),
    lotWithdrawn,
    lotRemaining: exact((card.lotTotal ?? 0) - lotWithdrawn),
  }
}
const promised = (card: Card, lotAgreementId: string, quota: number) =>
  drained({ ...card, lotQuotas: { ...card.lotQuotas, [lotAgreementId]: quota } })
const took = (card: Card, withdrawalId: string, amount: number) =>
  drained({ ...card, lotAmounts: { ...card.lotAmounts, [withdrawalId]: amount } })

/** How a lot's own card burns down. */
export const lotSteps: Projector<Card, LotEvent>['on'] = {
  LotOpened: (card, { data: { total, measureType } }) => card && drained({ ...card, lotMeasure: measureType, lotTotal: total }),
  LotTotalChanged: (card, { data: { total } }) => card && drained({ ...card, lotTotal: total }),
  LotAgreementApproved: (card, { data: { lotAgreementId, quota } }) => card && promised(card, lotAgreementId, quota),
  LotQuotaChanged: (card, { data: { lotAgreementId, quota } }) =>
    card?.lotQuotas?.[lotAgreementId] === undefined ? card : promised(card, lotAgreementId, quota),
  LotWithdrawn: (card, { data: { withdrawalId, amount } }) => card && took(card, withdrawalId, amount),
  LotWithdrawalChanged: (card, { data: { withdrawalId, amount } }) => card && took(card, withdrawalId, amount),
  LotWithdrawalCanceled: (card, { data: { withdrawalId } }) => card && took(card, withdrawalId, 0),
}
