import type {
  IncidentAgent,
  IncidentEventType,
  IncidentInterval,
  IncidentRefusal,
  IncidentStatus,
  ParetoDimension,
  ParetoMeasure,
} from './codes.ts'
import type { IncidentEvent } from './events.ts'

/** The resolution of an incident that is closed without naming one. */
export const otherResolution = 'Outros'

export const incidentLabels = {
  title: 'Ocorrências',
  one: 'Ocorrência',
  status: { CREATED: 'Aberto', CANCELED: 'Cancelado', RESOLVED: 'Fechado' } satisfies Record<IncidentStatus, string>,
  eventType: { OPENING: 'Abertura', TREATMENT: 'Tratativa', CLOSING: 'Fechamento' } satisfies Record<IncidentEventType, string>,
  agent: { DRIVER: 'Motorista', SHIPPER: 'Embarcador', TRANSPORTER: 'Transportadora' } satisfies Record<IncidentAgent, string>,
  interval: { DAY: 'Dia', MONTH: 'Mês', YEAR: 'Ano' } satisfies Record<IncidentInterval, string>,
  /** Columns of its report, and names of its filters. */
  column: {
    typeName: 'Ocorrência',
    externalId: 'Carga',
    status: 'Status',
    category: 'Categoria',
    severity: 'Gravidade',
    agent: 'Aberta por',
    opened: 'Abertura',
    closed: 'Encerramento',
    transporterName: 'Transportadora',
    lane: 'Rota',
    placeName: 'Cliente',
    influenceOtif: 'Afeta o OTIF',
    cost: 'Custo',
    minCost: 'Custo a partir de',
    maxCost: 'Custo até',
    resolutionName: 'Resolução',
    departmentName: 'Departamento',
    text: 'Busca',
  },
  dimension: {
    type: 'Tipo',
    category: 'Categoria',
    department: 'Departamento',
    transporter: 'Transportadora',
    lane: 'Rota',
    place: 'Cliente',
  } satisfies Record<ParetoDimension, string>,
  measure: { cost: 'Custo', amount: 'Quantidade' } satisfies Record<ParetoMeasure, string>,
  noDepartment: 'Sem departamento',
  noTransporter: 'Sem transportadora',
  underReview: 'em análise',
  event: {
    IncidentOpened: 'Ocorrência aberta',
    IncidentCommented: 'Ocorrência comentada',
    IncidentClosed: 'Ocorrência fechada',
    IncidentCanceled: 'Ocorrência cancelada',
    IncidentReopened: 'Ocorrência reaberta',
    IncidentShownToClient: 'Ocorrência revelada ao cliente',
    IncidentHiddenFromClient: 'Ocorrência ocultada do cliente',
  } satisfies Record<IncidentEvent['type'], string>,
  command: {
    OpenIncident: 'abrir ocorrência',
    CommentOnIncident: 'comentar ocorrência',
    CloseIncident: 'fechar ocorrência',
    CancelIncident: 'cancelar ocorrência',
    ReopenIncident: 'reabrir ocorrência',
    ShowIncidentToClient: 'revelar ocorrência ao cliente',
    HideIncidentFromClient: 'ocultar ocorrência do cliente',
  },
  refusal: {
    INCIDENT_NOT_OPEN: 'Esta ocorrência não está aberta.',
    INCIDENT_STILL_OPEN: 'Esta ocorrência ainda está aberta.',
    INCIDENT_FULL: 'Esta ocorrência chegou ao limite de comentários.',
    LOAD_TAKES_NO_INCIDENT: 'A carga não permite ocorrências no status atual.',
    LOAD_ENDED_LONG_AGO: 'A entrega desta carga terminou há mais de 90 dias.',
    OCCURRENCE_TYPE_UNKNOWN: 'Selecione um tipo de ocorrência da lista.',
    DESTINATION_UNKNOWN: 'Selecione um destino desta carga.',
    RESOLUTION_MISSING: 'Selecione a resolução.',
    RESOLUTION_UNKNOWN: 'Selecione uma resolução da lista.',
    DEPARTMENT_UNKNOWN: 'Selecione um departamento da lista.',
    OBSERVATION_MISSING: 'Escreva uma observação.',
    EVENT_TYPE_NOT_ALLOWED: 'Aberturas e fechamentos têm ações próprias.',
  } satisfies Record<IncidentRefusal, string>,
}

/** What the client shows when a command succeeded or failed, as specified (M227–M231). */
export const incidentMessages = {
  commented: 'Comentário sobre a ocorrência enviado.',
  closed: 'Ocorrência finalizada.',
  reopened: 'Ocorrência reaberta.',
  hidden: 'As mensagens foram ocultadas com sucesso.',
  shown: 'As mensagens foram reveladas com sucesso.',
  /** Not specified. */
  opened: 'Ocorrência aberta.',
  canceled: 'Ocorrência cancelada.',
}
