import type { Toggle } from '@embarca/contracts/toggles.ts'
import type { UserSession } from '../session/session.ts'

/** A menu entry. It is listed when its screen exists, its toggle is on and `when` holds. */
export type MenuEntry = {
  readonly label: string
  readonly to: string
  readonly toggle?: Toggle
  readonly when?: (session: UserSession) => boolean
}
export type MenuSection = {
  readonly label: string
  readonly to?: string
  readonly toggle?: Toggle
  readonly when?: (session: UserSession) => boolean
  readonly items: readonly MenuEntry[]
}

const entry = (label: string, to: string, rest: Omit<MenuEntry, 'label' | 'to'> = {}): MenuEntry => ({ label, to, ...rest })
const has =
  (...roles: readonly string[]) =>
  ({ roles: userRoles }: UserSession) =>
    roles.some((role) => userRoles.includes(role))
const superAdmin = ({ rights }: UserSession) => rights.isSuperAdmin

/** Specification 1 §2.3 with readings a51 and a52. */
const fullBar: readonly MenuSection[] = [
  {
    label: 'Cargas',
    to: '/loads',
    items: [
      entry('Pedidos', '/orders'),
      entry('Histórico de cargas', '/loads/deliveryhistory'),
      entry('Todas as cargas', '/loads/history'),
      entry('Conta e Ordem', '/channelPartner', { toggle: 'ENABLE_CHANNEL_PARTNER' }),
      entry('Cargas rastreadas', '/trackedLoads', { toggle: 'ENABLE_TRACKING_DEVICE' }),
      entry('Canhotos de entrega', '/loads/deliveryReceiptLoads'),
      entry('Cargas do operador logístico', '/loads/logisticOperatorLoads', { toggle: 'ENABLE_LOGISTIC_OPERATOR' }),
    ],
  },
  {
    label: 'Transportadoras',
    to: '/transporters',
    items: [
      entry('Grupos de transporte', '/groups'),
      entry('Operador logístico', '/logisticOperator', { toggle: 'ENABLE_LOGISTIC_OPERATOR' }),
      entry('Veículos dedicados', '/dedicated', { toggle: 'ENABLE_DEDICATED' }),
    ],
  },
  { label: 'Motoristas', to: '/drivers', items: [entry('Grupos de motoristas', '/driver-groups')] },
  {
    label: 'Portaria',
    to: '/concierge',
    toggle: 'CONCIERGE',
    items: [
      entry('Expedição', '/dispatchment'),
      entry('Painel de chamadas', '/driver-call-panel'),
      entry('Checklist', '/checklist', { toggle: 'ENABLE_CHECKLIST' }),
      entry('Vale Pedágio', '/tollVouchers', { toggle: 'ENABLE_INTEGRATION_SEM_PARAR' }),
    ],
  },
  { label: 'Ocorrências', to: '/incidents', items: [entry('Tipos de ocorrência', '/occurrenceTypes')] },
  { label: 'Auditoria', to: '/audit', toggle: 'AUDIT_FREIGHT_ENABLE', items: [entry('CT-es', '/ctes')] },
  {
    label: 'Indicadores',
    items: [
      entry('OTIF', '/reports?indicator=otif'),
      entry('Gráficos', '/dashboard'),
      entry('Relatórios', '/reports?indicator=report'),
      entry('Avaliações realizadas', '/evaluation'),
    ],
  },
  { label: 'BID', to: '/bid', toggle: 'ENABLE_BID', when: superAdmin, items: [] },
]

const atTheGate = has('shipper_concierge', 'shipper_expedition')
const onlyRole =
  (role: string) =>
  ({ roles }: UserSession) =>
    roles.filter((userRole) => userRole.startsWith('shipper_')).join() === role

/** The bars of roles with a single task. */
const limitedBar: readonly MenuSection[] = [
  { label: 'Pedidos', to: '/orders', when: has('shipper_shipping_launcher'), items: [] },
  { label: 'Novo Frete', to: '/new/load/', when: has('shipper_shipping_launcher'), items: [] },
  { label: 'Histórico de cargas', to: '/loads/deliveryhistory', when: has('shipper_shipping_history'), items: [] },
  {
    label: 'Canhotos de entrega',
    to: '/loads/deliveryReceiptLoads',
    when: has('shipper_shipping_history', 'shipper_receipt_approver'),
    items: [],
  },
  { label: 'Transportadoras', to: '/transporters', when: has('shipper_controller'), items: [] },
  { label: 'Portaria', to: '/concierge', when: has('shipper_concierge'), items: [] },
  { label: 'Expedição', to: '/dispatchment', when: has('shipper_expedition'), items: [] },
  { label: 'Painel de chamadas', to: '/driver-call-panel', when: has('shipper_call_panel'), items: [] },
  { label: 'Checklist', to: '/checklist', toggle: 'ENABLE_CHECKLIST', when: atTheGate, items: [] },
  { label: 'Vale Pedágio', to: '/tollVouchers', toggle: 'ENABLE_INTEGRATION_SEM_PARAR', when: atTheGate, items: [] },
  {
    label: 'Indicadores',
    to: '/reports',
    when: has('shipper_analytics'),
    items: [entry('OTIF', '/reports?indicator=otif'), entry('Gráficos', '/dashboard')],
  },
  { label: 'Gestão de usuários', to: '/user-register', when: onlyRole('shipper_manage_users'), items: [] },
]

/** The profile dropdown. The specification names 'usuários' and 'gestão de usuários'; both are one screen, listed once (reading a55). */
const profileEntries: readonly MenuEntry[] = [
  entry('Meu perfil', '/settings'),
  entry('Gestão de usuários', '/user-register', {
    when: has('shipper_admin', 'shipper_super_admin', 'embarca_admin', 'shipper_manage_users'),
  }),
  ...[
    entry('Tipos de pendência', '/pendingTypes'),
    entry('Motoristas bloqueados', '/blockedDrivers', { toggle: 'ENABLE_DRIVER_VEHICLE_BLOCK' }),
    entry('Veículos bloqueados', '/blockedVehicles', { toggle: 'ENABLE_DRIVER_VEHICLE_BLOCK' }),
    entry('Transportadoras bloqueadas', '/blockedTransporters'),
    entry('Regras de bloqueio de veículos', '/blockedVehicles/rules', { toggle: 'ENABLE_DRIVER_VEHICLE_BLOCK' }),
    entry('Destinatários', '/receivers'),
    entry('Locais de coleta', '/collectionLocations'),
    entry('Painéis de chamada', '/settings/panels', { toggle: 'CONCIERGE' }),
    entry('Tipos de veículo', '/vehicleTypes', { toggle: 'ENABLE_FREIGHT_TABLE_ANTT' }),
    entry('Formulários de avaliação', '/evaluationForm'),
    entry('Tabela de frete', '/freight-index', { toggle: 'ENABLE_FREIGHT_TABLE_ANTT' }),
    entry('Configuração de checklist', '/checklist-items', { toggle: 'ENABLE_CHECKLIST' }),
    entry('Configuração de notificações', '/warnings'),
    entry('Perfis de carga', '/loadprofiles'),
    entry('Tipos de documento', '/documentTypes', { when: has('shipper_admin', 'shipper_super_admin', 'embarca_admin') }),
    entry('Faturamento', '/billing', { when: superAdmin }),
    entry('Canais de revenda', '/channels', { toggle: 'ENABLE_CHANNEL_PARTNER' }),
    entry('Configurações de auditoria', '/certificates', { toggle: 'AUDIT_FREIGHT_ENABLE' }),
    entry('Configurações', '/configs'),
    entry('Ciclos de vida', '/lifecycles'),
  ].map((one) => ({ ...one, when: (session: UserSession) => session.rights.fullTopBar && (one.when?.(session) ?? true) })),
]

/** Icons at the right of the bar. */
const cornerEntries: readonly (MenuEntry & { readonly icon: string; readonly unless?: Toggle })[] = [
  { ...entry('Convites', '/invites'), icon: 'envelope', unless: 'ENABLE_TCL' },
  { ...entry('Pendências', '/pendings'), icon: 'flag' },
]

type Exists = (path: string) => boolean
type Rule = { readonly toggle?: Toggle; readonly when?: (session: UserSession) => boolean }

const isEnabled = ({ toggle, when }: Rule, session: UserSession) =>
  (toggle === undefined || session.toggles[toggle]) && (when?.(session) ?? true)
const shown = (session: UserSession, exists: Exists) => (one: MenuEntry) => exists(one.to) && isEnabled(one, session)

/** The top bar of this user, limited to screens that exist. A section whose own screen is missing opens its list instead. */
export const barOf = (session: UserSession, exists: Exists): readonly MenuSection[] =>
  (session.rights.fullTopBar ? fullBar : limitedBar)
    .filter((section) => isEnabled(section, session))
    .map(({ to, ...section }) => ({ ...section, ...(to && exists(to) && { to }), items: section.items.filter(shown(session, exists)) }))
    .filter(({ to, items }) => to !== undefined || items.length > 0)

export const profileOf = (session: UserSession, exists: Exists): readonly MenuEntry[] => profileEntries.filter(shown(session, exists))

export const cornerOf = (session: UserSession, exists: Exists) =>
  session.rights.fullTopBar
    ? cornerEntries.filter((one) => shown(session, exists)(one) && !(one.unless && session.toggles[one.unless]))
    : []
