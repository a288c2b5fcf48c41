import type { CarrierReceiptCommand } from '@embarca/contracts/carrier/routes.ts'
import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { LoadStanding } from '@embarca/contracts/load/codes.ts'
import type { ReceiptRefusal, ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { ReceiptPaperCommand } from '@embarca/contracts/receipt/papers.ts'
import type { ReceiptReaction, ReceiptRouteCommand } from '@embarca/contracts/receipt/routes.ts'
import type { Decision } from '../kit/decider.ts'
import type { Receipts } from './state.ts'

/** The names of its files are looked up by the server. */
type WithFileNames<C> = C extends { type: 'ReplaceReceiptImage'; data: infer Data }
  ? { type: C['type']; data: Data & { readonly fileNames?: Readonly<Record<string, string>> } }
  : C

export type ReceiptCommand = WithFileNames<ReceiptRouteCommand> | ReceiptPaperCommand | CarrierReceiptCommand | ReceiptReaction

/** What the receipts look at beside their own history. */
export type ReceiptFacts = {
  readonly loadStatus: LoadStanding
  /** What the load says will be delivered, and who drives; absent without a driver. */
  readonly expected?: OfType<ReceiptEvent, 'ReceiptsExpected'>['data']
}

export type ReceiptVocabulary = {
  state: Receipts
  command: ReceiptCommand
  event: ReceiptEvent
  status: ReceiptStatus
  refusal: ReceiptRefusal
  facts: ReceiptFacts
}
export type Decisions<K extends ReceiptCommand['type']> = { readonly [Name in K]: Decision<ReceiptVocabulary, Name> }
