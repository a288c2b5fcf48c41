import type { LoadStatus } from './codes.ts'

/** A file of their own: a small app loads only these. */
export const loadStatusLabels = {
  DRAFT: 'Rascunho',
  CREATED: 'Lançamento agendado',
  WAIT_TRANSPORTER_ACCEPT: 'Aguardando aceite',
  NEGOTIATION: 'Em negociação',
  OFFER_COMPLETED: 'Oferta finalizada',
  WAITING_APPROVE: 'Aguardando aprovação',
  ASSIGNED_TO_TRANSPORTER: 'Aguardando atribuir motorista',
  WAITING_DRIVER_ACCEPT: 'Aguardando confirmação do motorista',
  LINKED_TO_DRIVER_VEHICLE: 'Motorista/veículo vinculado',
  IN_COLLECT: 'Coleta iniciada',
  COLLECT_DONE: 'Coleta finalizada',
  IN_TRANSIT: 'Em trânsito',
  IN_DELIVERY: 'Próximo ao cliente',
  DELIVERED: 'Carga entregue',
  FINISHED: 'Carga finalizada',
  CANCELED: 'Cancelada',
  EXPIRED: 'Carga expirou',
  GROUPED: 'Agrupada',
} satisfies Record<LoadStatus, string>
/** Shorter labels of the chips and cards (specification 1 §4). */
export const loadChipLabels = {
  ASSIGNED_TO_TRANSPORTER: 'Sem motorista',
  WAITING_DRIVER_ACCEPT: 'Motorista pendente',
  LINKED_TO_DRIVER_VEHICLE: 'Motorista/veículo vinculado',
  IN_COLLECT: 'Em coleta',
  IN_TRANSIT: 'Em trânsito',
  IN_DELIVERY: 'Próximo ao cliente',
} satisfies Partial<Record<LoadStatus, string>>
export const hiringTypeLabels = { NORMAL: 'Valor fechado', QUOTATION: 'Negociação', AUCTION: 'Leilão', TO_COMBINE: 'A combinar' }

/** Why an open pendency refuses a step, by the name of its type; here, because a driver's phone loads no other labels. */
export const blockedBy = (name: string) => `A pendência “${name}” está aberta e impede esta etapa.`
