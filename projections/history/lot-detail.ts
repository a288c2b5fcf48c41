import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import { lotHistoryTexts } from '@embarca/contracts/lot/labels.pt.ts'
import { type EventDescriber, formatInstant, line, reais } from '../kit/words.ts'
import { volume } from './volumes.ts'

/** Descriptions of a lot's events. */
export const lotDescribers: { readonly [K in LotEvent['type']]?: EventDescriber } = {
  LotOpened: ({ total }) => volume(total),
  LotLimitsChanged: ({ amountMinimum, amountMaximum }) =>
    line(amountMinimum && lotHistoryTexts.minimum(volume(amountMinimum)), amountMaximum && lotHistoryTexts.maximum(volume(amountMaximum))),
  LotTotalChanged: ({ total }) => volume(total),
  LotPriceChanged: ({ pricePerPart }) => reais(pricePerPart),
  LotAgreementProposed: ({ transporterName, quota, price, justification }) =>
    line(transporterName, volume(quota), reais(price), justification),
  LotAgreementApproved: ({ quota }) => volume(quota),
  LotAgreementRefused: ({ reason }) => reason,
  LotQuotaChanged: ({ quota }) => volume(quota),
  LotWithdrawn: ({ externalId, transporterName, amount, price }) => line(externalId, transporterName, volume(amount), reais(price)),
  LotWithdrawalChanged: ({ amount, price }) => line(volume(amount), reais(price)),
  LotWithdrawalCanceled: ({ reason }) => reason,
  LotReopened: ({ deadline, reason }) => line(deadline && lotHistoryTexts.until(formatInstant(deadline)), reason),
}
