import type { OfType, Recorded } from '@embarca/contracts/kit/event.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { withdrawalLoad, withdrawalOf } from '@embarca/contracts/lot/codes.ts'
import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import type { Call, Reactions } from '../kit/reaction.ts'
import { reservedUntil } from '../kit/reservation.ts'

type CommandData = { readonly id: string; readonly [field: string]: unknown }
const lot = (type: string, data: CommandData, at?: string): Call => ({ module: 'lot', command: { type, data }, at })
const load = (type: string, data: CommandData): Call => ({ module: 'load', command: { type, data } })

/** A command to the lot, when the load is one of its withdrawals. */
const withdrawalCalls = (loadId: string, type: string, more: object = {}): readonly Call[] => {
  const part = withdrawalOf(loadId)
  return part ? [lot(type, { id: part.lotId, withdrawalId: part.withdrawalId, ...more })] : []
}
const follows = ({ data: { loadId } }: { data: { loadId: string } }) => (withdrawalOf(loadId) ? [] : [lot('FollowLoad', { id: loadId })])

/** The process may have died before its load followed it to the end. */
const fallsOpen = (event: Recorded<OfType<LotEvent, 'LotFinished' | 'LotCanceled'>>) =>
  lot('OpenAgain', { id: event.data.loadId }, reservedUntil(event))

/** A lot opens with its load's offer; each withdrawal creates a load, whose progress is reported back to the lot. */
export const lotReactions: Reactions<LoadEvent | LotEvent> = {
  on: {
    LoadOffered: ({ data: { loadId, status } }) => (status === 'NEGOTIATION' ? [lot('OpenLot', { id: loadId })] : []),
    LoadReopened: ({ data: { loadId, status, reason } }) =>
      status === 'NEGOTIATION' ? [lot('OpenLot', { id: loadId }), lot('FollowReopening', { id: loadId, ...(reason && { reason }) })] : [],
    WeightChanged: follows,
    PriceChanged: follows,
    RouteChanged: follows,
    LotAmountsChanged: follows,

    LotOpened: ({ data: { loadId, deadline } }) => [lot('CompleteLot', { id: loadId, deadline }, deadline)],
    LotReopened: ({ data: { loadId, deadline } }) => (deadline ? [lot('CompleteLot', { id: loadId, deadline }, deadline)] : []),
    LotExpired: ({ data: { loadId } }) => [load('ExpireLot', { id: loadId })],
    LotFinished: (event) => [
      { module: 'negotiation', command: { type: 'CloseNegotiation', data: { id: event.data.loadId, because: event.type } } },
      fallsOpen(event),
    ],
    LotCanceled: (event) => [fallsOpen(event)],
    LotAgreementRefused: ({ data: { loadId, negotiationId } }) =>
      negotiationId ? [{ module: 'negotiation', command: { type: 'ReleaseProposal', data: { id: loadId, negotiationId } } }] : [],

    LotWithdrawn: ({ data: { loadId: lotId, lotAgreementId: _, ...part } }) => [
      load('LaunchPart', { ...part, lotId, id: withdrawalLoad(lotId, part.withdrawalId) }),
    ],
    LotWithdrawalChanged: ({ data: { loadId, withdrawalId, amount, price, draws } }) => [
      load('ChangePart', { id: withdrawalLoad(loadId, withdrawalId), amount, price, ...(draws && { draws }) }),
    ],

    LoadCanceled: ({ data: { loadId, reason } }) => withdrawalCalls(loadId, 'ReturnWithdrawal', { reason }),
    LoadDelivered: ({ data: { loadId } }) => withdrawalCalls(loadId, 'NoteDelivered'),
    LoadFinished: ({ data: { loadId } }) => withdrawalCalls(loadId, 'NoteDelivered'),
    StatusReset: ({ data: { loadId, from } }) => (from === 'DELIVERED' ? withdrawalCalls(loadId, 'NoteResumed') : []),
  },
}
