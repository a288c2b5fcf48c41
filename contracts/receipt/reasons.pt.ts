/** Reasons for a late delivery, by id. */
export const onTimeReasonNames = {
  'cliente-ausente': 'Cliente ausente',
  transito: 'Trânsito',
  'problema-mecanico': 'Problema mecânico',
  'agendamento-do-cliente': 'Agendamento do cliente',
  avaria: 'Avaria',
  clima: 'Clima',
} as const
