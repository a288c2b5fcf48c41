import type { DealStatus, NegotiationRefusal } from './codes.ts'

export const negotiationLabels = {
  dealStatus: { OPEN: 'Em negociação', CLOSED: 'Fechada', DECLINED: 'Recusada', ACCEPTED: 'Aceita' } satisfies Record<DealStatus, string>,
  /** What was said in a deal, and what became of it. */
  item: {
    PROPOSAL: 'Proposta',
    REFUSAL: 'Recusa',
    MESSAGE: 'Mensagem',
    ACCEPTANCE: 'Aceite',
    RELEASE: 'Aceite desfeito',
    CLOSED: 'Negociação fechada',
    REOPENED: 'Negociação reaberta',
    BID: 'Lance',
  },
  itemStatus: { SENT: 'Enviada', REPLACED: 'Substituída', REFUSED: 'Recusada', ACCEPTED: 'Aceita' },
  /** The shipper, to transporters. */
  shipper: 'Embarcador',
  refusal: {
    NOT_OFFERED_TO_YOU: 'Esta carga não foi ofertada para a sua transportadora.',
    NEGOTIATION_NOT_NOW: 'A oferta não está mais aberta.',
    ALREADY_DECLINED: 'Sua transportadora já recusou esta oferta.',
    ALREADY_ACCEPTED: 'Sua transportadora já aceitou esta carga.',
    TRANSPORTER_ALREADY_ACCEPTED: 'A transportadora já aceitou a oferta pelo valor fechado.',
    NOBODY_ANSWERED: 'Nenhuma transportadora respondeu à oferta.',
    DEAL_CLOSED: 'Esta negociação está fechada.',
    DEAL_UNKNOWN: 'Esta transportadora não participa da negociação.',
    PROPOSAL_UNKNOWN: 'Não há proposta desta transportadora.',
    PROPOSAL_REPLACED: 'Esta proposta não está mais na mesa. Confira a proposta atual.',
    PROPOSAL_HELD: 'Uma proposta desta carga está sendo aceita.',
    PROPOSALS_NOT_HERE: 'Um leilão recebe lances, não propostas.',
    PRICE_TOO_HIGH: 'O valor informado é alto demais.',
    PRICE_ABSURD: 'O valor está muito longe do valor de referência. Confira e envie novamente.',
    BIDS_NOT_HERE: 'Esta carga não está em leilão.',
    BID_TOO_HIGH: 'O lance é maior que o permitido.',
    BID_ON_OWN_BEST: 'O melhor lance já é da sua transportadora.',
    BID_STANDS: 'Um lance não pode ser retirado.',
    AUCTION_OVER: 'O leilão terminou.',
    AUCTION_STILL_OPEN: 'O leilão ainda não terminou.',
    MESSAGE_EMPTY: 'Escreva uma mensagem ou anexe um arquivo.',
  } satisfies Record<NegotiationRefusal, string>,
}

/** The highest bid that is let in now, in words. */
export const bidAtMost = (cents: number) =>
  `O lance deve ser de no máximo ${(cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })}.`
