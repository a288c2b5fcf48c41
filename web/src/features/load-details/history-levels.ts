import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'

export type HistoryEntry = OutputOf<typeof loadDetailsRoutes.history>['list'][number]
/** A prominent entry, or a run of minor ones folded together. */
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
  'LotTotalChanged',
  'LotAgreementApproved',
  'LotAgreementRefused',
  'LotWithdrawn',
  'LotWithdrawalCanceled',
  'LotFinished',
  'LotReopened',
])

/** Refused attempts that matter to nobody: a company opened an offer that had just ended. */
const idle = new Set(['SeeOffer'])

/** An entry that changed the status, recorded a decision, or was refused. */
export const isProminent = (line: HistoryEntry): boolean =>
  (line.kind === 'refused' && !idle.has(line.type)) || line.status !== undefined || always.has(line.type)

/** Prominent entries stand alone; two or more minor ones between them are folded. */
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
