import type { LotEvent } from './events.ts'

/** What the history of a load says about its lot: what happened, and what was tried. */
export const lotHistory = {
  fact: {
    LotOpened: 'Lote aberto',
    LotLimitsChanged: 'Limites por retirada alterados',
    LotTotalChanged: 'Volume do lote alterado',
    LotAgreementProposed: 'Parte do lote solicitada',
    LotAgreementApproved: 'Parte do lote aprovada',
    LotAgreementRefused: 'Parte do lote recusada',
    LotQuotaChanged: 'Cota alterada',
    LotWithdrawalsStopped: 'Retiradas suspensas',
    LotWithdrawalsContinued: 'Retiradas liberadas',
    LotWithdrawn: 'Retirada',
    LotWithdrawalChanged: 'Volume da retirada alterado',
    LotWithdrawalCanceled: 'Retirada cancelada',
    LotWithdrawalDelivered: 'Retirada entregue',
    LotWithdrawalResumed: 'Retirada em andamento novamente',
    LotFinished: 'Lote finalizado',
    LotCanceled: 'Lote cancelado',
    LotExpired: 'Lote expirou',
    LotReopened: 'Lote reaberto',
  } satisfies Record<LotEvent['type'], string>,
  command: {
    WantPart: 'solicitar parte do lote',
    AcceptLotProposal: 'aceitar proposta do lote',
    ApproveAgreement: 'aprovar parte do lote',
    RefuseAgreement: 'recusar parte do lote',
    ChangeQuota: 'alterar cota',
    StopWithdrawals: 'suspender retiradas',
    ContinueWithdrawals: 'liberar retiradas',
    Withdraw: 'retirar do lote',
    ChangeWithdrawal: 'alterar volume da retirada',
    FinishLot: 'finalizar lote',
    ReopenLot: 'reabrir lote',
    CancelDelivery: 'cancelar entrega',
  },
} as const
