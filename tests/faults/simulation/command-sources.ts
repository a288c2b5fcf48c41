import type { CommandSource } from './command-source.ts'
import { loadCommandSources } from './load-commands.ts'
import { lotCommandSources } from './lot-commands.ts'
import { negotiationCommandSources } from './negotiation-commands.ts'
import type { ObservedLoad } from './observed-load.ts'

/** Every command that concerns a load. */
export const commandSources: Readonly<Record<string, CommandSource>> = {
  ...loadCommandSources,
  ...negotiationCommandSources,
  ...lotCommandSources,
}

/** Commands that advance a load from its status. */
const onwards: Readonly<Record<string, readonly string[]>> = {
  NEW: ['LaunchLoad'],
  DELETED: ['LaunchLoad'],
  DRAFT: ['PublishDraft', 'PublishDraft', 'DeleteDraft'],
  CREATED: ['TagLoad', 'CancelLoad', 'LaunchLoad'],
  WAIT_TRANSPORTER_ACCEPT: ['SeeOffer', 'AcceptOffer', 'AcceptOffer', 'CloseOffer'],
  OFFER_COMPLETED: ['ChooseTransporter'],
  WAITING_APPROVE: ['ApproveHiring'],
  ASSIGNED_TO_TRANSPORTER: ['BindDriver', 'BindDriver', 'FinishOnlyHiring'],
  WAITING_DRIVER_ACCEPT: ['ConfirmDriver'],
  LINKED_TO_DRIVER_VEHICLE: ['StartCollect'],
  IN_COLLECT: ['FinishCollect'],
  COLLECT_DONE: ['StartTransit'],
  IN_TRANSIT: ['ApproachDelivery'],
  IN_DELIVERY: ['ReportArrival', 'AddReceiptImages', 'EndDelivery', 'ApproveReceipt', 'ApproveReceiptOnTime', 'UndoReceiptDecision'],
  DELIVERED: ['ApproveReceipt', 'ApproveReceiptOnTime', 'AddInvoices', 'FinishLoad'],
  FINISHED: ['ReopenLoad', 'RelaunchLoad'],
  CANCELED: ['ReopenLoad', 'RelaunchLoad'],
  EXPIRED: ['ReopenLoad', 'RelaunchLoad'],
}

const negotiating = ({ isLot, hiringType, lot }: ObservedLoad): readonly string[] => {
  const talk = hiringType === 'AUCTION' ? ['PlaceBid', 'PlaceBid', 'PlaceBid'] : ['Propose', 'MakeProposal', 'AgreeToProposal']
  if (!isLot) return [...talk, 'AcceptProposal', 'CloseOffer']
  const wants = hiringType === 'NORMAL' ? ['WantPart', 'ApproveAgreement'] : [...talk, 'AcceptLotProposal', 'ApproveAgreement']
  return [...wants, ...(lot?.agreements.size ? ['Withdraw', 'Withdraw'] : []), ...(lot?.withdrawals.size ? ['FinishLot'] : [])]
}
export const onward = (observed: ObservedLoad): readonly string[] =>
  observed.status === 'NEGOTIATION'
    ? negotiating(observed)
    : observed.status === 'OFFER_COMPLETED' && observed.hiringType !== 'NORMAL'
      ? ['AcceptProposal']
      : (onwards[observed.status] ?? ['LaunchLoad'])
