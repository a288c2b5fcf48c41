import type { Toggle } from '@embarca/contracts/toggles.ts'

type Words = {
  readonly label: string
  readonly text: string
  /** Its module does not exist yet: the switch cannot be changed. */
  readonly soon?: true
}
/** What each toggle does; its code stays visible for support. */
export const toggleDescriptions: Readonly<Record<Toggle, Words>> = {
  ENABLE_LAUNCH_BY_ORDER: { label: 'Lançamento por pedidos', text: '“Por pedidos” e “Formar carga” no botão Novo Frete.' },
  ENABLE_SEARCH_FREIGHT_BY_CACHE: { label: 'Busca rápida de cargas', text: 'O quadro de cargas lê de uma visão preparada.' },
  ENABLE_DEDICATED: { label: 'Veículos dedicados', text: 'Contratos, ciclos e cargas de frota dedicada.' },
  ENABLE_LOGISTIC_OPERATOR: { label: 'Operador logístico', text: 'Cargas encaminhadas por operadores logísticos.' },
  ENABLE_CHANNEL_PARTNER: { label: 'Conta e Ordem', text: 'Cargas e notas de canais de revenda.', soon: true },
  ENABLE_BID: { label: 'BID', text: 'Concorrências de frete, para o super administrador.', soon: true },
  ENABLE_TRACKING_DEVICE: { label: 'Rastreamento por equipamento', text: 'Cargas rastreadas e espelhamento de rastreadores.', soon: true },
  ENABLE_INTEGRATION_SEM_PARAR: { label: 'Vale-pedágio', text: 'Compra e acompanhamento de vales-pedágio.', soon: true },
  CONCIERGE: { label: 'Portaria', text: 'Entrada, saída e chamada de motoristas.' },
  ENABLE_CHECKLIST: { label: 'Checklist', text: 'Perguntas na portaria, que podem barrar a entrada.' },
  ENABLE_DRIVER_VEHICLE_BLOCK: { label: 'Bloqueio de motoristas e veículos', text: 'Listas de bloqueio e regras de veículos.' },
  AUDIT_FREIGHT_ENABLE: { label: 'Auditoria de frete', text: 'Conferência de CT-es contra o contratado.', soon: true },
  ENABLE_FREIGHT_TABLE_ANTT: { label: 'Tabela de frete ANTT', text: 'Piso mínimo, tabela de frete e tipos de veículo.', soon: true },
  ENABLE_TCL: { label: 'TCL', text: 'Esconde os convites de transportadoras.', soon: true },
}

/** The toggles in groups. */
export const toggleGroups: readonly { readonly title: string; readonly toggles: readonly Toggle[] }[] = [
  { title: 'Cargas e contratação', toggles: ['ENABLE_LAUNCH_BY_ORDER', 'ENABLE_SEARCH_FREIGHT_BY_CACHE', 'ENABLE_BID', 'ENABLE_TCL'] },
  {
    title: 'Parceiros e frota',
    toggles: ['ENABLE_DEDICATED', 'ENABLE_LOGISTIC_OPERATOR', 'ENABLE_CHANNEL_PARTNER', 'ENABLE_DRIVER_VEHICLE_BLOCK'],
  },
  { title: 'Portaria e viagem', toggles: ['CONCIERGE', 'ENABLE_CHECKLIST', 'ENABLE_TRACKING_DEVICE', 'ENABLE_INTEGRATION_SEM_PARAR'] },
  { title: 'Auditoria', toggles: ['AUDIT_FREIGHT_ENABLE', 'ENABLE_FREIGHT_TABLE_ANTT'] },
]
