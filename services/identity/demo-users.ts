import type { Role } from '@embarca/contracts/roles.ts'
import { demoId, shipperA, shipperB, shipperC } from './demo-ids.ts'
import { driverNames, transporterNames } from './demo-people.ts'

/** A user of the demo; all have one password. Ids are stable, so that seeds and tests may name them. */
export type DemoUser = {
  readonly userId: string
  readonly username: string
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
  readonly shipperId?: string
  readonly transporterId?: string
  readonly driverId?: string
  readonly operationGroups: readonly string[]
  /** Shown in the terminal when the server starts; only where the user's home exists. */
  readonly printed?: true
}

export const demoPassword = 'embarca'
const both = ['sudeste', 'sul']

const mail = (username: string, company: string) => `${username}@${company}.embarca.example`
const staff = (n: number, username: string, name: string, roles: readonly Role[], operationGroups = both, printed = false): DemoUser => ({
  userId: demoId('user', n),
  username,
  name,
  email: mail(username, 'serra-azul'),
  roles,
  shipperId: shipperA,
  operationGroups,
  ...(printed ? { printed } : {}),
})
const staffOfB = (n: number, username: string, name: string, roles: readonly Role[]): DemoUser => ({
  userId: demoId('user', n),
  username,
  name,
  email: mail(username, 'vale-verde'),
  roles,
  shipperId: shipperB,
  operationGroups: ['nordeste'],
  printed: true,
})

const staffOfC = (n: number, username: string, name: string, roles: readonly Role[]): DemoUser => ({
  ...staffOfB(n, username, name, roles),
  email: mail(username, 'pedra-alta'),
  shipperId: shipperC,
  operationGroups: ['interior'],
})

const shipperUsers: readonly DemoUser[] = [
  staff(1, 'admin', 'Helena Marques', ['shipper_admin'], both, true),
  staff(2, 'superadmin', 'Otávio Brandt', ['shipper_super_admin'], both, true),
  staff(3, 'operador', 'Ana Martins', ['shipper_operator'], both, true),
  staff(4, 'lancador', 'Diego Fontes', ['shipper_shipping_launcher'], both, true),
  staff(5, 'expedicao', 'Carla Nunes', ['shipper_expedition'], both, true),
  staff(6, 'portaria', 'Wilson Prates', ['shipper_concierge'], both, true),
  staff(7, 'painel', 'Painel do Pátio', ['shipper_call_panel'], both, true),
  staff(8, 'historico', 'Lívia Sardinha', ['shipper_shipping_history'], both, true),
  staff(9, 'usuarios', 'Bruno Quintela', ['shipper_manage_users'], both, true),
  staff(10, 'controle', 'Teresa Valadares', ['shipper_controller']),
  staff(11, 'canhotos', 'Iara Coutinho', ['shipper_receipt_approver'], both, true),
  staff(12, 'aprovador', 'Roberto Salles', ['shipper_approver'], both, true),
  staff(13, 'bi', 'Camila Rangel', ['shipper_analytics'], both, true),
  staff(14, 'operador.sul', 'Mateus Krüger', ['shipper_operator'], ['sul'], true),
  staff(15, 'canhotos.aprovador', 'Sílvia Arantes', ['shipper_receipt_approver', 'shipper_approver']),
  staff(16, 'portaria.expedicao', 'Jonas Caldeira', ['shipper_concierge', 'shipper_expedition']),
  staff(17, 'operador.aprovador', 'Débora Lins', ['shipper_operator', 'shipper_approver']),
  staffOfB(21, 'admin.b', 'Marina Toledo', ['shipper_admin']),
  staffOfB(22, 'operador.b', 'Felipe Aguiar', ['shipper_operator']),
  staffOfC(23, 'admin.c', 'Joana Prestes', ['shipper_admin']),
  staffOfC(24, 'operador.c', 'Vítor Sampaio', ['shipper_operator']),
]
const platformAdmin: DemoUser = {
  userId: demoId('user', 31),
  username: 'embarca.admin',
  name: 'Administração Embarca',
  email: 'admin@embarca.example',
  roles: ['embarca_admin'],
  shipperId: shipperA,
  operationGroups: both,
  printed: true,
}

/** Company `number` from 1 to 12. */
export const demoTransporters = transporterNames.map((name, index) => ({ id: demoId('transporter', index + 1), name }))

const FIRST_DRIVERS = 60
/** Five drivers for each company, and ten more. */
const companyOfDriver = (index: number) => (index < FIRST_DRIVERS ? Math.floor(index / 5) : Math.floor((index - FIRST_DRIVERS) / 10)) + 1

/** Driver `number` from 1 to 180. */
export const demoDrivers = driverNames.map((name, index) => ({
  id: demoId('driver', index + 1),
  name,
  transporterId: demoId('transporter', companyOfDriver(index)),
}))

const two = (number: number) => String(number).padStart(2, '0')

const transporterUsers = demoTransporters.map(({ id, name }, index): DemoUser => {
  const username = `transportadora${two(index + 1)}`
  const login: DemoUser = {
    userId: demoId('user', 100 + index + 1),
    username,
    name,
    email: `${username}@embarca.example`,
    roles: ['transporter_admin'],
    transporterId: id,
    operationGroups: [],
  }
  return index < 3 ? { ...login, printed: true } : login
})

/** The first two drivers of each of the three companies whose logins are printed. */
const printedDrivers = new Set([0, 1, 5, 6, 10, 11])
const driverUsers = demoDrivers.map(({ id, name, transporterId }, index): DemoUser => {
  const username = `motorista${two(index + 1)}`
  const login: DemoUser = {
    userId: demoId('user', 200 + index + 1),
    username,
    name,
    email: `${username}@embarca.example`,
    roles: ['driver'],
    transporterId,
    driverId: id,
    operationGroups: [],
  }
  return printedDrivers.has(index) ? { ...login, printed: true } : login
})

export const demoUsers: readonly DemoUser[] = [...shipperUsers, platformAdmin, ...transporterUsers, ...driverUsers]

/** The demo user of this name; throws when there is none, so that a typo in a test is found at once. */
export const demoUser = (username: string): DemoUser => {
  const user = demoUsers.find((each) => each.username === username)
  if (!user) throw new Error(`No demo user is called ${username}`)
  return user
}
