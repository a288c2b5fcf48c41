import type { NegotiationRefusal } from './codes.ts'

export const negotiationLabels = {
  refusal: {
    NOT_OFFERED_TO_YOU: 'Esta carga não foi ofertada para a sua transportadora.',
    NEGOTIATION_NOT_NOW: 'A oferta não está mais aberta.',
    ALREADY_DECLINED: 'Sua transportadora já recusou esta oferta.',
    ALREADY_ACCEPTED: 'Sua transportadora já aceitou esta carga.',
  } satisfies Record<NegotiationRefusal, string>,
}
