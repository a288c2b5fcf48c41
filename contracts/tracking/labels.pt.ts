import type { trackingRefusals } from './codes.ts'

export const trackingLabels = {
  refusal: {
    REQUEST_UNKNOWN: 'Não há solicitação para seguir sem rastreamento.',
    REQUEST_PENDING: 'A solicitação para seguir sem rastreamento já foi enviada.',
    REQUEST_ACCEPTED: 'A carga já pode seguir sem rastreamento.',
  } satisfies Record<(typeof trackingRefusals)[number], string>,
}
