import { money } from '../kit/numbers.ts'
import type { DealStatus, NegotiationRefusal } from './codes.ts'
import type { NegotiationEvent } from './events.ts'

export const negotiationLabels = {
  dealStatus: { OPEN: 'Em negociação', CLOSED: 'Fechada', DECLINED: 'Recusada', ACCEPTED: 'Aceita' } satisfies Record<DealStatus, string>,
  /** Entries of a deal and their outcomes. */
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
  /** The shipper, as transporters see it. */
  shipper: 'Embarcador',
  /** Events, in the history of a load. */
  event: {
    NegotiationOpened: 'Negociação aberta',
    OfferSeen: 'Oferta visualizada',
    OfferDeclined: 'Oferta recusada',
    NegotiationClosed: 'Negociação encerrada',
    NegotiationReopened: 'Negociação reaberta',
    ProposalMade: 'Proposta enviada',
    ProposalMarked: 'Proposta marcada',
    ProposalRefused: 'Proposta recusada',
    ShipperProposalRefused: 'Proposta do embarcador recusada',
    ProposalHeld: 'Proposta em aceite',
    ProposalReleased: 'Proposta liberada',
    DealClosed: 'Negociação com a transportadora fechada',
    DealReopened: 'Negociação com a transportadora reaberta',
    DealMessageSent: 'Mensagem na negociação',
    DealRead: 'Negociação visualizada',
    NegotiationRead: 'Negociações visualizadas',
    BidPlaced: 'Lance',
    AuctionExtended: 'Leilão prorrogado',
    AuctionEnded: 'Leilão encerrado',
  } satisfies Record<NegotiationEvent['type'], string>,
  /** Refused commands, after `Recusado:`. */
  command: {
    SeeOffer: 'visualizar oferta',
    DeclineOffer: 'recusar oferta',
    MakeDealProposal: 'enviar proposta',
    MakeProposal: 'enviar proposta',
    Propose: 'enviar proposta',
    RefuseProposal: 'recusar proposta',
    RefuseShipperProposal: 'recusar proposta do embarcador',
    AgreeToProposal: 'concordar com a proposta',
    MarkProposal: 'marcar proposta',
    CloseDeal: 'fechar negociação',
    ReopenDeal: 'reabrir negociação',
    SendDealMessage: 'enviar mensagem',
    SendCarrierMessage: 'enviar mensagem',
    PlaceBid: 'dar lance',
    OpenNegotiation: 'abrir negociação',
    CloseNegotiation: 'encerrar negociação',
    HoldProposal: 'reservar proposta',
    ReleaseProposal: 'liberar proposta',
    ReadDeal: 'ler negociação',
    ReadCarrierDeal: 'ler negociação (transportadora)',
    ReadNegotiation: 'ler todas as negociações',
    EndAuction: 'fim do leilão',
  },
  refusal: {
    CARRIER_SUSPENDED: 'Este embarcador não está recebendo respostas da sua empresa.',
    SUBJECT_BLOCKED: 'Há um bloqueio ativo: escolha outra transportadora.',
    NOT_ELIGIBLE: 'A transportadora não atende às regras desta carga.',
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

/** The highest bid that is admitted now. */
export const bidAtMost = (cents: number) => `O lance deve ser de no máximo ${money(cents)}.`

/** What the history says of a negotiation's event beyond its name. Words that are counted come as singular and plural. */
export const negotiationHistoryTexts = {
  until: (moment: string) => `até ${moment}`,
  byShipper: 'do embarcador',
  marked: 'com marca',
  unmarked: 'sem marca',
  attachments: ['anexo', 'anexos'],
  bids: ['lance', 'lances'],
} as const

/** Columns of the reports of a quotation, its deals and an auction. */
export const negotiationReportLabels = {
  transporter: 'Transportadora',
  message: 'Mensagem',
  status: 'Situação',
  proposal: 'Proposta',
  quantity: 'Quantidade',
  proposedAt: 'Proposta em',
  counterProposal: 'Contraproposta',
  acceptedAt: 'Aceite em',
  seenAt: 'Visualizada em',
  declinedAt: 'Recusada em',
  reason: 'Motivo',
  marked: 'Marcada',
  rating: 'Avaliação',
  date: 'Data',
  author: 'Quem',
  kind: 'Tipo',
  value: 'Valor',
  attachments: 'Anexos',
  bid: 'Lance',
  bestBid: 'Melhor lance',
}

/** What the shipper's staff are notified of; a transporter's sentence follows its name. */
export const announcements = {
  ended: (bids: number) => `O leilão terminou ${bids === 0 ? 'sem lances' : bids === 1 ? 'com 1 lance' : `com ${bids} lances`}.`,
  accepted: (price: string) => `aceitou a oferta de ${price}.`,
  declined: (reason: string) => `recusou a oferta: ${reason}`,
  proposed: (price: string) => `propôs ${price}.`,
  proposalRefused: (reason: string) => `Sua proposta foi recusada: ${reason}`,
  wrote: (text: string) => `escreveu: ${text}`,
  attached: 'enviou um anexo.',
  bid: (price: string) => `deu um lance de ${price}.`,
  wantsPart: (price: string) => `quer uma parte do lote por ${price}.`,
  withdrew: (externalId: string) => `fez a retirada ${externalId}.`,
}

/** What the client shows when a command succeeded or failed, as specified. */
export const negotiationMessages = {
  proposalSent: 'Proposta enviada.',
  closed: 'Negociação fechada com sucesso.',
  proposalRefused: 'Proposta recusada',
  transporterBound: 'Transportadora vinculada',
  notAccepted: 'Não foi possível realizar o aceite',
}
