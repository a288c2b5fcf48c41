import { percent } from '../kit/numbers.ts'
import { roleLabels } from '../labels.pt.ts'
import { carrierRoles, shipperRoles } from '../roles.ts'

export const detailsLabels = {
  /** The phases of a load, as the bar above its details shows them. */
  phases: ['Negociação', 'Contratação', 'Coleta', 'Trânsito', 'Entrega', 'Comprovantes', 'Finalizada'],
  refused: 'Recusado',
  unknown: 'Não informado',
  program: 'Embarca',
  notYourRole: 'Seu perfil não permite esta ação.',
  role: {
    ...roleLabels,
    embarca_admin: 'Administrador da plataforma',
    transporter_admin: 'Transportadora',
    transporter_operator: 'Transportadora',
    transporter_comun: 'Transportadora',
    driver: 'Motorista',
  },
}

/** The role in which a user acted: the first known one, the shipper's roles before the carriers'. */
export const roleLabel = (userRoles: readonly string[]): string | undefined => {
  const role = [...shipperRoles, 'embarca_admin' as const, ...carrierRoles].find((one) => userRoles.includes(one))
  return role && detailsLabels.role[role]
}

/** Columns of the report of a load's deliveries. */
export const freightReportLabels = {
  place: 'Entrega',
  city: 'Cidade',
  state: 'UF',
  order: 'Pedido',
  expected: 'Prevista',
  arrived: 'Chegada',
  onTime: 'No prazo',
  ended: 'Encerrada',
  receipt: 'Comprovante',
  images: 'Imagens',
  transporter: 'Transportadora',
  invoices: 'Notas fiscais',
}

/** What the history says of an event beyond its name. Words that are counted come as singular and plural. */
export const historyTexts = {
  checked: 'conferido',
  waived: 'liberado',
  warned: 'avisos',
  unknown: 'sem informação',
  until: (moment: string) => `até ${moment}`,
  everyTransporter: 'todas as transportadoras',
  transporters: ['transportadora', 'transportadoras'],
  images: ['imagem', 'imagens'],
  stars: ['estrela', 'estrelas'],
  recipients: ['destinatário', 'destinatários'],
  moved: (from: string, to: string) => `de ${from} para ${to}`,
  priority: 'com prioridade',
  noPriority: 'sem prioridade',
  answeredOnTime: 'no prazo, conforme informado',
  onTime: 'no prazo',
  late: 'fora do prazo',
  priceConfirmed: (median: string, loads: number) =>
    loads > 0 ? `valor confirmado, mediana ${median} de ${loads} cargas` : `valor confirmado, publicado por ${median}`,
  overloaded: (fill: number, reason: string) => `acima da capacidade (${percent(fill)}): ${reason}`,
  remaining: (kilometres: string) => `${kilometres} km restantes`,
} as const
