import { loadLabels } from '../load/labels.pt.ts'
import type { Chart, Leg, Modality } from './codes.ts'

export const dashboardLabels = {
  chart: {
    LOADS_BY_STATUS: 'Cargas por status',
    HIRING_BY_TYPE: 'Contratações por modalidade',
    OTIF_BY_MONTH: 'OTIF por mês',
    SAVINGS_BY_MONTH: 'Economia na contratação',
    LEAD_TIMES: 'Tempos do ciclo',
    INCIDENTS: 'Ocorrências por período',
    INCIDENT_COST: 'Custo de ocorrências por período',
  } satisfies Record<Chart, string>,
  modality: { ...loadLabels.hiringType, DEDICATED: 'Frota dedicada' } satisfies Record<Modality, string>,
  leg: {
    HIRED: 'Lançamento → contratação',
    COLLECTED: 'Contratação → coleta',
    DELIVERED: 'Coleta → entrega',
    APPROVED: 'Entrega → comprovantes',
    WHOLE: 'Lançamento → entrega',
  } satisfies Record<Leg, string>,
}

/** The report of the loads behind the indicators. */
export const generalReportLabels = {
  column: {
    externalId: 'ID da Carga',
    status: 'Status',
    hiringType: 'Modalidade',
    launchedAt: 'Lançada em',
    reference: 'Referência',
    price: 'Contratado',
    saving: 'Economia',
    HIRED: 'Contrat. (min)',
    COLLECTED: 'Coleta (min)',
    DELIVERED: 'Entrega (min)',
    APPROVED: 'Comprov. (min)',
    incidents: 'Ocorrências',
  },
  compared: 'Só com valor de referência',
}
