import { onTimeReasons } from '../receipt/codes.ts'
import type { Dimension, Loss, OtifMeasure, Responsible, unknownInputs } from './codes.ts'

const late = Object.fromEntries(onTimeReasons.map(({ id, name }) => [id, `Atraso: ${name.toLowerCase()}`])) as Record<
  (typeof onTimeReasons)[number]['id'],
  string
>

export const otifLabels = {
  measure: { GROSS: 'Bruto', ADJUSTED: 'Ajustado', CARRIER: 'Transportador' } satisfies Record<OtifMeasure, string>,
  meaning: {
    GROSS: 'Como aconteceu: chegada até a data prevista e comprovante aprovado.',
    ADJUSTED: 'Depois das decisões: atraso respondido com “Sim”, chegada redefinida e motivos que não afetam OTIF contam como no prazo.',
    CARRIER: 'Só perdas de responsabilidade da transportadora, entre as entregas contratadas.',
  } satisfies Record<OtifMeasure, string>,
  loss: {
    OVERDUE: 'Vencida, não entregue',
    LATE_UNDECIDED: 'Atraso sem decisão',
    RECEIPT_REFUSED: 'Comprovante recusado',
    INCIDENT: 'Ocorrência da transportadora',
    INCIDENT_OF_SHIPPER: 'Ocorrência do embarcador',
    INCIDENT_OF_CLIENT: 'Ocorrência do cliente',
    OVERDUE_NOT_HIRED: 'Vencida, sem transportadora',
    ARRIVAL_UNKNOWN: 'Entregue sem data de chegada',
    RECEIPT_PENDING: 'Comprovante não aprovado',
    LATE_ANSWERED_ON_TIME: 'Atraso respondido “Sim”',
    ARRIVAL_RESET: 'Chegada redefinida',
    ...late,
  } satisfies Record<Loss, string>,
  hit: 'No prazo e completa',
  responsible: { TRANSPORTER: 'Transportadora', SHIPPER: 'Embarcador', CLIENT: 'Cliente', NOBODY: 'Ninguém' } satisfies Record<
    Responsible,
    string
  >,
  dimension: { transporter: 'Transportadora', lane: 'Rota', place: 'Cliente', month: 'Mês' } satisfies Record<Dimension, string>,
  unknown: { QUANTITY: 'Quantidade entregue' } satisfies Record<(typeof unknownInputs)[number], string>,
  noData: 'sem dados',
  restated: 'Reapresentada',
  out: 'Fora do cálculo',
  notHired: 'Sem transportadora',
  period: 'Período',
}

/** The report of the deliveries behind OTIF. */
export const otifReportLabels = {
  externalId: 'ID da Carga',
  expected: 'Prevista',
  arrived: 'Chegada',
  late: 'Atraso (min)',
  reason: 'Motivo',
  /** Filters and figures, one a line; `measure` is the name of a measure. */
  figure: (measure: string, share: string, hits: number, of: number) => `OTIF ${measure}: ${share} (${hits} de ${of})`,
  onlyLost: (measure: string) => `Entregas: perdidas no OTIF ${measure}`,
}
