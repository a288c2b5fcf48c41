import type { AlertCommand, AlertEvent } from './alerts.ts'
import type { AlertCode } from './settings-codes.ts'

/** What a passed deadline says, on a row, a card and in the bell. */
export const alertTexts: Readonly<Record<AlertCode, string>> = {
  ACCEPT: 'Sem aceite da oferta',
  BIND_DRIVER: 'Sem motorista',
  CHECK_IN: 'Sem check-in',
  QUEUE_WAIT: 'Tempo na fila excedido',
  EXPEDITION: 'Tempo de expedição excedido',
  TRANSIT_TIME: 'Tempo de viagem excedido',
  DELIVERY_CONFIRMATION: 'Sem confirmação da entrega',
  WITHOUT_TRACKING: 'Sem rastreamento',
}

export const alertWords = {
  event: {
    AlertRaised: 'Prazo vencido',
    AlertCleared: 'Alerta encerrado',
    AlertCheckPlanned: 'Próximo prazo marcado',
  } satisfies Record<AlertEvent['type'], string>,
  command: { CheckAlerts: 'verificar prazos' } satisfies Record<AlertCommand['type'], string>,
}
