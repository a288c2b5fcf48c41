import type { AlertCode, NameForm, QueueRule } from './settings-codes.ts'

/** Texts of a gate's settings. */
export const gateSettingsTexts = {
  queueRules: { ARRIVAL: 'Ordem de chegada', SLOT: 'Janela agendada', PRIORITY: 'Prioridade da carga' } satisfies Record<QueueRule, string>,
  nameForms: { FULL: 'Nome completo', INITIAL: 'Primeiro nome e inicial' } satisfies Record<NameForm, string>,
  alerts: {
    ACCEPT: 'Aceite da transportadora',
    BIND_DRIVER: 'Vínculo do motorista',
    CHECK_IN: 'Check-in',
    QUEUE_WAIT: 'Espera na fila',
    EXPEDITION: 'Expedição',
    TRANSIT_TIME: 'Tempo de viagem',
    DELIVERY_CONFIRMATION: 'Confirmação da entrega',
    WITHOUT_TRACKING: 'Carga sem rastreamento',
  } satisfies Record<AlertCode, string>,
  /** From when a deadline counts. */
  alertHints: {
    ACCEPT: 'Desde a oferta, sem aceite',
    BIND_DRIVER: 'Antes da coleta, sem motorista',
    CHECK_IN: 'Depois da data da coleta ou do fim da janela',
    QUEUE_WAIT: 'Desde o check-in, sem entrada',
    EXPEDITION: 'Desde a entrada, sem fim da coleta',
    TRANSIT_TIME: 'Depois da data da entrega, sem chegada',
    DELIVERY_CONFIRMATION: 'Desde a última descarga, sem comprovante decidido',
    WITHOUT_TRACKING: 'Em viagem, sem posição',
  } satisfies Record<AlertCode, string>,
  fault: {
    NO_DAY: 'Escolha ao menos um dia da semana.',
    HOURS_CROSSED: 'O fim deve ser depois do início.',
    NO_DOCK: 'Cadastre ao menos uma doca ativa, ou desligue a chamada para a doca.',
    DOCK_TWICE: 'Já existe uma doca com este código.',
    DOCK_NAMELESS: 'Informe o nome da doca.',
    HOUR_TWICE: 'Esta hora já tem sua capacidade.',
    NO_SUCH_DAY: 'Esta data não existe.',
    CALL_WITHOUT_ENTRY: 'A chamada para a doca exige o registro da entrada.',
    TRACKING_MINUTES: 'Escolha 15, 30, 60, 120, 300, 360, 720, 1440 ou 2880 minutos.',
  },
} as const
