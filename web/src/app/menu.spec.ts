import { toggles } from '@embarca/contracts/toggles.ts'
import { describe, expect, it } from 'vitest'
import { sessionOf } from '../session/session.ts'
import { barOf, cornerOf, profileOf } from './menu.ts'

const person = (roles: string[], switched: Partial<Record<keyof typeof toggles, boolean>> = {}) =>
  sessionOf({
    username: 'a',
    user_id: 'u',
    name: 'A',
    email: 'a@a',
    roles,
    flNotifyBySystem: true,
    playerIds: [],
    operationGroups: [],
    toggles: { ...toggles, ...switched },
  })
const everything = () => true
const words = (roles: string[], switched = {}, exists: (path: string) => boolean = everything) =>
  barOf(person(roles, switched), exists).map(({ label }) => label)
const items = (label: string, roles: string[], switched = {}) =>
  barOf(person(roles, switched), everything)
    .find((section) => section.label === label)
    ?.items.map((item) => item.label)

describe('the full bar', () => {
  it.each(['shipper_admin', 'shipper_super_admin', 'shipper_operator', 'shipper_approver', 'embarca_admin'])(
    'is shown to %s (M010, M012, M013, M014, M015, M017)',
    (role) => {
      expect(words([role])).toEqual(['Cargas', 'Transportadoras', 'Motoristas', 'Portaria', 'Ocorrências', 'Indicadores'])
    },
  )
  it('has Auditoria, and no Portaria, by toggle (M016, R168)', () => {
    expect(words(['shipper_admin'], { AUDIT_FREIGHT_ENABLE: true })).toContain('Auditoria')
    expect(words(['shipper_admin'], { CONCIERGE: false })).not.toContain('Portaria')
  })
  it('shows BID to super admins only, and only with the toggle (M019)', () => {
    expect(words(['shipper_super_admin'], { ENABLE_BID: true })).toContain('BID')
    expect(words(['shipper_super_admin'])).not.toContain('BID')
    expect(words(['shipper_admin'], { ENABLE_BID: true })).not.toContain('BID')
  })
  it('lists the entries that the toggles switch on (M011)', () => {
    expect(items('Cargas', ['shipper_admin'])).toEqual(['Pedidos', 'Histórico de cargas', 'Todas as cargas', 'Canhotos de entrega'])
    expect(items('Cargas', ['shipper_admin'], { ENABLE_CHANNEL_PARTNER: true, ENABLE_TRACKING_DEVICE: true })).toEqual([
      'Pedidos',
      'Histórico de cargas',
      'Todas as cargas',
      'Conta e Ordem',
      'Cargas rastreadas',
      'Canhotos de entrega',
    ])
  })
  it('lists only screens that exist', () => {
    expect(words(['shipper_admin'], {}, (path) => path === '/loads')).toEqual(['Cargas'])
    expect(words(['shipper_admin'], {}, (path) => path === '/groups')).toEqual(['Transportadoras'])
    expect(words(['shipper_admin'], {}, () => false)).toEqual([])
  })
})

it.each([
  [['shipper_shipping_history'], ['Histórico de cargas', 'Canhotos de entrega']],
  [['shipper_controller'], ['Transportadoras']],
  [['shipper_concierge'], ['Portaria']],
  [['shipper_expedition'], ['Expedição']],
  [
    ['shipper_concierge', 'shipper_expedition'],
    ['Portaria', 'Expedição'],
  ],
  [['shipper_call_panel'], ['Painel de chamadas']],
  [['shipper_analytics'], ['Indicadores']],
  [['shipper_manage_users'], ['Gestão de usuários']],
  [['shipper_manage_users', 'shipper_controller'], ['Transportadoras']],
])('the bar of %s (M020, M023)', (roles, expected) => {
  expect(words(roles)).toEqual(expected)
})

it('shows the gate its checklist and tolls by toggle (M021, M022)', () => {
  const switched = { ENABLE_CHECKLIST: true, ENABLE_INTEGRATION_SEM_PARAR: true }
  expect(words(['shipper_concierge'], switched)).toEqual(['Portaria', 'Checklist', 'Vale Pedágio'])
  expect(words(['shipper_controller'], switched)).toEqual(['Transportadoras'])
})

it('keeps the profile of limited roles short', () => {
  const labels = (roles: string[], switched = {}) => profileOf(person(roles, switched), everything).map(({ label }) => label)
  expect(labels(['shipper_concierge'])).toEqual(['Meu perfil'])
  expect(labels(['shipper_super_admin'])).toContain('Faturamento')
  expect(labels(['shipper_admin'])).not.toContain('Faturamento')
  expect(labels(['shipper_admin'])).not.toContain('Regras de bloqueio de veículos')
  expect(labels(['shipper_admin'], { ENABLE_DRIVER_VEHICLE_BLOCK: true })).toContain('Regras de bloqueio de veículos')
})

it('hides the invites of TCL and everything at the right of limited bars (R167)', () => {
  const icons = (roles: string[], switched = {}) => cornerOf(person(roles, switched), everything).map(({ icon }) => icon)
  expect(icons(['shipper_admin'])).toEqual(['envelope', 'flag'])
  expect(icons(['shipper_admin'], { ENABLE_TCL: true })).toEqual(['flag'])
  expect(icons(['shipper_concierge'])).toEqual([])
})
