import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'

export type HistoryEntry = OutputOf<typeof loadDetailsRoutes.history>['list'][number]
/** A line that matters, or a run of small ones folded into one. */
export type HistoryLevel = { readonly line: HistoryEntry } | { readonly folded: readonly HistoryEntry[] }

const always = new Set([
  'OfferAccepted',
  'TransporterAssigned',
  'ReceiptApproved',
  'ReceiptRefused',
  'ReceiptDecisionUndone',
  'ReceiptArrived',
  'ReceiptArrivalCorrected',
  'InvoicesAdded',
  'InvoiceRemoved',
  'TransporterRated',
  'OfferDeclined',
  'LotTotalChanged',
  'LotAgreementApproved',
  'LotAgreementRefused',
  'LotWithdrawn',
  'LotWithdrawalCanceled',
  'LotFinished',
  'LotReopened',
])

/** A company that looks at an offer that has just ended did nothing that anybody needs to hear of. */
const idle = new Set(['SeeOffer'])

/** What moved the load, was decided, or was refused; the rest is detail. */
export const isProminent = (line: HistoryEntry): boolean =>
  (line.kind === 'refused' && !idle.has(line.type)) || line.status !== undefined || always.has(line.type)

/** Two levels: what matters stands alone, what lies between is folded when it is more than one. */
export const groupLevels = (lines: readonly HistoryEntry[]): readonly HistoryLevel[] => {
  const levels: HistoryLevel[] = []
  let small: HistoryEntry[] = []
  const close = () => {
    if (small.length > 1) levels.push({ folded: small })
    else if (small[0]) levels.push({ line: small[0] })
    small = []
  }
  for (const line of lines) {
    if (!isProminent(line)) small.push(line)
    else {
      close()
      levels.push({ line })
    }
  }
  close()
  return levels
}
