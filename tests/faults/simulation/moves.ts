import { loadWays } from './load-moves.ts'
import { lotWays } from './lot-moves.ts'
import type { Seen } from './seen.ts'
import { talkWays } from './talk-moves.ts'
import type { Way } from './way.ts'

/** Every command that concerns a load. */
export const ways: Readonly<Record<string, Way>> = { ...loadWays, ...talkWays, ...lotWays }

/** What brings a load further from where it stands. */
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

const negotiating = ({ isLot, hiringType, lot }: Seen): readonly string[] => {
  const talk = hiringType === 'AUCTION' ? ['PlaceBid', 'PlaceBid', 'PlaceBid'] : ['Propose', 'MakeProposal', 'AgreeToProposal']
  if (!isLot) return [...talk, 'AcceptProposal', 'CloseOffer']
  const wants = hiringType === 'NORMAL' ? ['WantPart', 'ApproveAgreement'] : [...talk, 'AcceptLotProposal', 'ApproveAgreement']
  return [...wants, ...(lot?.agreements.size ? ['Withdraw', 'Withdraw'] : []), ...(lot?.withdrawals.size ? ['FinishLot'] : [])]
}
export const onward = (seen: Seen): readonly string[] =>
  seen.status === 'NEGOTIATION'
    ? negotiating(seen)
    : seen.status === 'OFFER_COMPLETED' && seen.hiringType !== 'NORMAL'
      ? ['AcceptProposal']
      : (onwards[seen.status] ?? ['LaunchLoad'])
