import type { AgreementStatus, LotRefusal, LotStatus } from './codes.ts'

export const lotLabels = {
  status: { OPEN: 'Em negociação', FINISHED: 'Finalizado', CANCELED: 'Cancelado', EXPIRED: 'Expirado' } satisfies Record<LotStatus, string>,
  agreement: {
    PENDING: 'Aguardando aprovação',
    APPROVED: 'Aprovado',
    REFUSED: 'Recusado',
  } satisfies Record<AgreementStatus, string>,
  /** While the load of a withdrawal is being created. */
  withdrawing: 'Retirada solicitada',
  refusal: {
    CARRIER_SUSPENDED: 'Este embarcador não está recebendo respostas da sua empresa.',
    SUBJECT_BLOCKED: 'Há um bloqueio ativo: escolha outra transportadora.',
    NOT_ELIGIBLE: 'A transportadora não atende às regras desta carga.',
    LOT_NOT_NOW: 'O lote não permite esta ação no momento.',
    LOT_UNKNOWN: 'Lote não encontrado.',
    QUOTA_NOT_POSITIVE: 'Informe uma cota maior que zero.',
    QUOTA_ABOVE_REMAINING: 'A cota é maior que o volume ainda disponível no lote.',
    QUOTA_BELOW_WITHDRAWN: 'A cota não pode ser menor que o volume já retirado.',
    AGREEMENT_UNKNOWN: 'Acordo não encontrado.',
    AGREEMENT_NOT_PENDING: 'Este acordo já foi aprovado ou recusado.',
    AGREEMENT_EXISTS: 'Esta transportadora já tem um acordo neste lote.',
    AGREEMENT_REFUSED: 'Este acordo foi recusado.',
    APPROVAL_NOT_YOURS: 'Este valor precisa da aprovação de quem aprova contratações.',
    PARTS_BY_PROPOSAL: 'Envie uma proposta para ficar com uma parte deste lote.',
    PROPOSAL_NOT_HELD: 'A proposta não está mais disponível.',
    NO_AGREEMENT: 'A transportadora não tem um acordo aprovado neste lote.',
    WITHDRAWAL_STOPPED: 'As retiradas desta transportadora estão suspensas.',
    WITHDRAWAL_ABOVE_QUOTA: 'O volume é maior que o saldo da cota.',
    WITHDRAWAL_BELOW_MINIMUM: 'O volume é menor que o mínimo por retirada.',
    WITHDRAWAL_ABOVE_MAXIMUM: 'O volume é maior que o máximo por retirada.',
    WITHDRAWAL_UNKNOWN: 'Retirada não encontrada.',
    WITHDRAWAL_ENDED: 'Esta retirada já foi entregue ou cancelada.',
    WITHDRAWAL_COLLECTED: 'A carga desta retirada já foi coletada.',
    WITHDRAWAL_CODE_TAKEN: 'Já existe uma carga com o código da próxima retirada.',
    WITHDRAWALS_UNDER_WAY: 'Há retiradas em andamento neste lote.',
    ALREADY_STOPPED: 'As retiradas desta transportadora já estão suspensas.',
    NOT_STOPPED: 'As retiradas desta transportadora não estão suspensas.',
    NOT_OFFERED_TO_YOU: 'Esta carga não foi ofertada para a sua transportadora.',
  } satisfies Record<LotRefusal, string>,
}

/** What the history says of a lot's event beyond its name. */
export const lotHistoryTexts = {
  minimum: (volume: string) => `mínimo ${volume}`,
  maximum: (volume: string) => `máximo ${volume}`,
  until: (moment: string) => `até ${moment}`,
}

/** What the client shows when a command succeeded or failed, as specified. */
export const lotMessages = {
  notAccepted: 'Não foi possível realizar o aceite',
  finished: 'Frete finalizado.',
  notReopened: 'Não foi possível reabrir a carga.',
  canceled: 'Frete cancelado com sucesso.',
}
