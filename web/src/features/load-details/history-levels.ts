import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'

export type Line = OutputOf<typeof loadDetailsRoutes.history>['list'][number]
/** A line that matters, or a run of small ones folded into one. */
export type Level = { readonly line: Line } | { readonly folded: readonly Line[] }

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
export const matters = (line: Line): boolean =>
  (line.kind === 'refused' && !idle.has(line.type)) || line.status !== undefined || always.has(line.type)

/** Two levels: what matters stands alone, what lies between is folded when it is more than one. */
export const inLevels = (lines: readonly Line[]): readonly Level[] => {
  const levels: Level[] = []
  let small: Line[] = []
  const close = () => {
    if (small.length > 1) levels.push({ folded: small })
    else if (small[0]) levels.push({ line: small[0] })
    small = []
  }
  for (const line of lines) {
    if (!matters(line)) small.push(line)
    else {
      close()
      levels.push({ line })
    }
  }
  close()
  return levels
}
