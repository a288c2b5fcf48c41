import type { CarrierReceiptCommand } from '@embarca/contracts/carrier/routes.ts'
import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { LoadLifecycleStatus } from '@embarca/contracts/load/codes.ts'
import type { ReceiptRefusal, ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'
import type { ReceiptDocumentCommand } from '@embarca/contracts/receipt/document-routes.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { ReceiptReaction, ReceiptRouteCommand } from '@embarca/contracts/receipt/routes.ts'
import type { DecisionsOf, NoLookups } from '../kit/decision.ts'
import type { ReceiptsState } from './state.ts'

/** The server looks up the names of its files. */
type WithFileNames<C> = C extends { type: 'ReplaceReceiptImage'; data: infer Data }
  ? { type: C['type']; data: Data & { readonly fileNames?: Readonly<Record<string, string>> } }
  : C

export type ReceiptCommand = WithFileNames<ReceiptRouteCommand> | ReceiptDocumentCommand | CarrierReceiptCommand | ReceiptReaction

/** The stops to be delivered according to the load, and their driver; undefined without a driver. */
export type ExpectedReceipts = OfType<ReceiptEvent, 'ReceiptsExpected'>['data'] | undefined
/** The status of the load that is delivered. */
export type LoadStatusLookup = { readonly loadStatus: LoadLifecycleStatus }

/** Whether the load has an NF-e. */
export type InvoicesLookup = { readonly hasInvoices: boolean }

export type ReceiptTypes = {
  state: ReceiptsState
  command: ReceiptCommand
  event: ReceiptEvent
  status: ReceiptStatus
  refusal: ReceiptRefusal
}
/** Decisions of the named commands, with the lookups that they read; `commands.ts` has their rows. */
export type ReceiptDecisions<K extends ReceiptCommand['type'], Lookups = NoLookups> = DecisionsOf<ReceiptTypes, K, Lookups>
