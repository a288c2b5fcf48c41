import { type Attention, attentionMinutes } from './attention.ts'
import type { ColumnName } from './columns.ts'

type Label = { readonly name: string; readonly hint: string }
type Column = { readonly name: string; readonly hint?: string }
export const loadSearchLabels = {
  saved: 'Colunas salvas com sucesso.',
  /** Headers of the predefined lists (specification 1 §3), and the text for unknown values. */
  list: ['Carga', 'Status da carga', 'Transportadora', 'Status Conta e Ordem', 'Canal', 'Pedidos'],
  unknown: 'Não informado',
  periodReversed: 'O início do período deve ser anterior ao fim.',
  dateInvalid: 'Data inválida.',
  column: {
    shippingCode: { name: 'ID da Carga' },
    shipperName: { name: 'Embarcador' },
    shippingStatus: { name: 'Status da carga' },
    shippingWeight: { name: 'Peso' },
    offerPrice: { name: 'Valor da oferta', hint: 'No leilão, o menor lance até agora' },
    tollPrice: { name: 'Pedágio' },
    feeDeliveryPrice: { name: 'Taxa de entrega' },
    shippingLaunchDate: { name: 'Lançada em' },
    origins: { name: 'Coletas' },
    firstCollectDate: { name: 'Primeira coleta' },
    destinations: { name: 'Entregas' },
    firstDeliveryDate: { name: 'Primeira entrega' },
    cubage: { name: 'Cubagem' },
    offerDuration: { name: 'Duração da oferta' },
    shippingType: { name: 'Tipo de contratação' },
    paymentType: { name: 'Tipo de pagamento' },
    freighPrice: { name: 'Valor do frete' },
    shippingPrice: { name: 'Valor total', hint: 'Frete, pedágio e taxa de entrega' },
    freightType: { name: 'Tipo de frete' },
    driverName: { name: 'Motorista' },
    driverCPF: { name: 'CPF do motorista' },
    driverPhone: { name: 'Telefone do motorista' },
    vehicleType: { name: 'Tipo de veículo' },
    vehiclePlates: { name: 'Placas' },
    offerResidualTime: { name: 'Tempo restante', hint: 'Até o fim da oferta' },
    shippingDeliveryType: { name: 'Tipo de entrega' },
    receiptStatus: { name: 'Comprovantes' },
    expectedArrival: { name: 'Previsão', hint: 'Chegada estimada à próxima entrega' },
  } satisfies Record<ColumnName, Column> as Readonly<Record<ColumnName, Column>>,
  /** Filters as a report states them. */
  filter: {
    all: 'Todos',
    operationGroupIds: 'Grupo de operação',
    text: 'Busca',
    externalId: 'ID da carga',
    orderCode: 'Pedido',
    plate: 'Placa',
    nfCode: 'NF-e',
    columnStatus: 'Etapa',
    status: 'Status',
    receiptStatus: 'Comprovantes',
    hiringType: 'Tipo de contratação',
    freightType: 'Tipo de frete',
    deliveryType: 'Tipo de entrega',
    transporter: 'Transportadora',
    origin: 'Origem',
    destination: 'Destino',
    collect: 'Coleta',
    delivery: 'Entrega',
    userLaunch: 'Lançada por',
    tags: 'Tags',
    lotStatus: 'Status do lote',
    risk: 'Previsão de entrega',
    trackingType: 'Tipo de rastreamento',
    trackingStatus: 'Status do rastreamento',
    silent: 'Minutos sem rastreamento',
    attention: 'Precisa de você',
    only: 'Somente',
    flags: {
      flPriority: 'com prioridade',
      flPending: 'com pendência',
      flOccurrence: 'com ocorrência',
      flLotCanClose: 'lotes que podem ser encerrados',
      flLotAvailable: 'lotes com saldo',
      flOnlyNegotiationNotViewed: 'negociações não visualizadas',
      flWaitingOnLogisticOperator: 'aguardando operador logístico',
      waitingApproveHiring: 'aguardando aprovação',
      flPendingRequestWithoutTracking: 'com solicitação sem rastreamento',
    },
  },
  pricing: { BY_WEIGHT: 'Por peso', BY_VOLUME: 'Por volume', BY_UNIT: 'Por unidade', CLOSED_VALUE: 'Valor fechado' },
}

/** Columns of the report of the history. */
export const historyReportLabels = {
  status: 'Status',
  externalId: 'ID da Carga',
  endedAt: 'Finalizada em',
  deliveryDate: 'Entrega prevista',
  transporter: 'Transportadora',
  place: 'Cliente',
  city: 'Cidade',
  state: 'UF',
  offeredPrice: 'Valor ofertado',
  price: 'Valor',
  receipts: 'Comprovantes',
}

const hours = (minutes: number) => `${minutes / 60} h`
/** What needs someone on the board: the name of a chip, and what its loads have in common. */
export const attentionLabels = {
  title: 'Precisa de você',
  LATE: { name: 'Atrasadas', hint: 'Coletas e entregas que já passaram do prazo' },
  AT_RISK: { name: 'Em risco', hint: 'A previsão de chegada passa do prazo da entrega' },
  NO_DRIVER: { name: 'Sem motorista', hint: `Sem motorista a menos de ${hours(attentionMinutes.NO_DRIVER)} da coleta` },
  OFFER_ENDING: {
    name: 'Ofertas a vencer',
    hint: `Ofertas, cotações e leilões que terminam em até ${hours(attentionMinutes.OFFER_ENDING)}`,
  },
  HIRING: { name: 'Aprovações', hint: 'Contratações que aguardam aprovação' },
  RECEIPT: { name: 'Comprovantes', hint: 'Comprovantes com foto que aguardam avaliação' },
  SILENT: {
    name: `Sem posição há ${hours(attentionMinutes.SILENT)}`,
    hint: `Em viagem, sem posição há mais de ${hours(attentionMinutes.SILENT)}`,
  },
} satisfies Record<Attention, Label> & { readonly title: string }
