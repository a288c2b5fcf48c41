import type { trackingRefusals } from './codes.ts'
import type { Risk } from './estimate.ts'
import type { TrackingEvent } from './events.ts'

export const trackingLabels = {
  /** Events, in the history of a load. */
  event: {
    PositionReported: 'Posição recebida',
    WithoutTrackingAsked: 'Solicitação para seguir sem rastreamento',
    WithoutTrackingAccepted: 'Liberada sem rastreamento',
  } satisfies Record<TrackingEvent['type'], string>,
  /** Refused commands, after `Recusado:`. */
  command: {
    ReportPosition: 'informar posição',
    ReportPositions: 'informar posições',
    AskWithoutTracking: 'solicitar seguir sem rastreamento',
    AcceptWithoutTracking: 'liberar sem rastreamento',
  },
  /** By the estimate of the next delivery. */
  risk: { AT_RISK: 'Em risco de atraso', LATE_EXPECTED: 'Atraso previsto' } satisfies Record<Risk, string>,
  refusal: {
    REQUEST_UNKNOWN: 'Não há solicitação para seguir sem rastreamento.',
    REQUEST_PENDING: 'A solicitação para seguir sem rastreamento já foi enviada.',
    REQUEST_ACCEPTED: 'A carga já pode seguir sem rastreamento.',
  } satisfies Record<(typeof trackingRefusals)[number], string>,
}

/** What the client shows when a command succeeded or failed, as specified. */
export const trackingMessages = {
  withoutTracking: 'A carga pode seguir sem rastreamento.',
}
