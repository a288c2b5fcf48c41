import type { Actor } from '@embarca/contracts/kit/event.ts'
import { onboardingRoutes } from '@embarca/contracts/partnership/onboarding-routes.ts'
import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { carrierPartnershipCommands, partnershipCommands } from '@embarca/contracts/partnership/routes.ts'
import { carrierCompanyCommands, companyCommands } from '@embarca/contracts/reference/company.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { newCnpj } from '@embarca/services/demo/identifiers.ts'
import { randomFrom } from '@embarca/services/demo/random.ts'
import { actor } from '../../kit/tokens.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const by = personas.approver
const SHIPPER = 's1'
/** Of a carrier of the platform that no other scenario names: its first administrator. */
export const bossOf = (transporterId: string): Actor => actor(['transporter_admin'], { userId: `boss-${transporterId}`, transporterId })
const expiresAt = '2026-02-04T12:00:00.000Z'
export type Recording = { readonly type: string; readonly data?: object }

/** Registers a company and what was between it and the shipper; answers its id. */
export const carrier = async ({ app, settled }: ScenarioSetting, id: string, between: readonly Recording[] = [], more: object = {}) => {
  const system = (shipperId: string) => ({ by: { userId: 'system', roles: ['system'], shipperId } })
  const company = { name: `Viação ${id}`, document: newCnpj(randomFrom(id), false), city: 'Lages', state: 'SC', shippers: [], ...more }
  const registration = { type: 'TransporterRegistered', data: { id, shipperId: 'embarca', ...company } }
  await app.record(`transporter-${id}`, [registration], system('embarca'))
  const events = between.map(({ type, data }) => ({ type, data: { shipperId: SHIPPER, transporterId: id, ...data } }))
  if (events.length) await app.record(`partnership-${SHIPPER}.${id}`, events, system(SHIPPER))
  await settled()
  return id
}
const active = [{ type: 'PartnershipActivated', data: { through: 'BOUND' } }]
const invited = [{ type: 'CarrierInvited', data: { expiresAt } }]
const asked = [{ type: 'PartnershipAsked', data: { expiresAt } }]
const staffed = { staffed: true }

const becomes = (is: string) => (_: unknown, stream: string) => ({
  ask: carrierRoutes.carrier,
  input: { id: stream.slice(stream.indexOf('.') + 1) },
  at: 'status',
  is,
})
const notFound = { code: 'NOT_FOUND', status: 404 } as const
const stranger = (input: object = {}) => ({ ...notFound, given: async () => ({ id: 'nobody', ...input }) })
const tag = { tag: 'Granel', operationGroupId: 'g1' }

const ofShipper: readonly CallScenario[] = [
  {
    ...{ call: 'C281', row: partnershipCommands.bind, by },
    given: async (setting) => ({ id: await carrier(setting, 'bound') }),
    then: ['PartnershipActivated', 'PartnershipCompanyNoted'],
    shows: becomes('ACTIVE'),
    refused: stranger(),
  },
  {
    ...{ call: 'C281', row: partnershipCommands.bind, by },
    given: async (setting) => ({ id: await carrier(setting, 'consenting', [], staffed) }),
    then: ['CarrierInvited'],
    shows: becomes('INVITED'),
    refused: stranger(),
  },
  {
    ...{ call: 'C282', row: onboardingRoutes.unbind, by },
    given: async (setting) => ({ id: await carrier(setting, 'leaving', active) }),
    then: ['PartnershipEnded'],
    shows: becomes('ENDED'),
    refused: { given: async (setting) => ({ id: await carrier(setting, 'not-yet', invited, staffed) }), code: 'PARTNERSHIP_NOT_NOW' },
  },
  {
    ...{ call: 'C283', row: partnershipCommands.updateOperationGroups, by },
    given: async (setting) => ({ id: await carrier(setting, 'grouped', active), operationGroupIds: ['g1'], phone: '49999990000' }),
    then: ['PartnershipDetailsChanged'],
    shows: ({ id }) => ({ ask: carrierRoutes.carrier, input: { id }, at: 'operationsGroupIds.0', is: 'g1' }),
    refused: {
      given: async (setting) => ({ id: await carrier(setting, 'ungrouped', active), operationGroupIds: ['g9'] }),
      code: 'OPERATION_GROUP_NOT_YOURS',
    },
  },
  {
    ...{ call: 'C295', row: partnershipCommands.addTag, by },
    given: async (setting) => ({ id: await carrier(setting, 'tagged', active), ...tag }),
    then: ['CarrierTagAdded'],
    shows: ({ id }) => ({ ask: carrierRoutes.carrier, input: { id }, at: 'tags.0.tag', is: tag.tag }),
    refused: {
      given: async (setting) => ({ id: await carrier(setting, 'untagged', active), ...tag, tag: 'ab' }),
      code: 'INVALID',
      status: 400,
    },
  },
  {
    ...{ row: partnershipCommands.removeTag, by },
    given: async (setting) => ({ id: await carrier(setting, 'cleared', [...active, { type: 'CarrierTagAdded', data: tag }]), ...tag }),
    then: ['CarrierTagRemoved'],
    shows: ({ id }) => ({ ask: carrierRoutes.carrier, input: { id }, at: 'tags.0', is: undefined }),
    refused: {
      given: async (setting) => ({ id: await carrier(setting, 'uncleared', invited, staffed), ...tag }),
      code: 'PARTNERSHIP_NOT_NOW',
    },
  },
  {
    ...{ row: partnershipCommands.markLogisticOperator, by },
    given: async (setting) => ({ id: await carrier(setting, 'operator', active), is: true }),
    then: ['LogisticOperatorMarked'],
    shows: ({ id }) => ({ ask: carrierRoutes.carrier, input: { id }, at: 'isLogisticOperator', is: true }),
    refused: {
      given: async (setting) => ({ id: await carrier(setting, 'no-operator', invited, staffed), is: true }),
      code: 'PARTNERSHIP_NOT_NOW',
    },
  },
  {
    ...{ call: 'C397', row: partnershipCommands.resendInvitation, by },
    given: async (setting) => ({ id: await carrier(setting, 'reminded', invited, staffed) }),
    then: ['CarrierInvited'],
    shows: becomes('INVITED'),
    refused: { given: async (setting) => ({ id: await carrier(setting, 'answered', active) }), code: 'PARTNERSHIP_NOT_NOW' },
  },
  {
    ...{ row: partnershipCommands.handOutInvitation, by },
    given: async (setting) => ({ id: await carrier(setting, 'messaged', invited, staffed), way: 'WHATSAPP', receiver: '4410' }),
    then: ['InvitationLinkHandedOut'],
    shows: ({ id }) => ({ ask: onboardingRoutes.invitationLink, input: { id }, at: 'handedOut.0.receiver', is: '4410' }),
    refused: { given: async (setting) => ({ id: await carrier(setting, 'joined', active), way: 'COPY' }), code: 'PARTNERSHIP_NOT_NOW' },
  },
  {
    ...{ call: 'C397', row: partnershipCommands.withdrawInvitation, by },
    given: async (setting) => ({ id: await carrier(setting, 'uninvited', invited, staffed) }),
    then: ['InvitationWithdrawn'],
    shows: becomes('NONE'),
    refused: { given: async (setting) => ({ id: await carrier(setting, 'too-late', active) }), code: 'PARTNERSHIP_NOT_NOW' },
  },
  {
    ...{ call: 'C397', row: partnershipCommands.acceptRequest, by },
    given: async (setting) => ({ id: await carrier(setting, 'asking', asked, staffed) }),
    then: ['PartnershipActivated'],
    shows: becomes('ACTIVE'),
    refused: { given: async (setting) => ({ id: await carrier(setting, 'asked-not', invited, staffed) }), code: 'PARTNERSHIP_NOT_NOW' },
  },
  {
    ...{ call: 'C397', row: partnershipCommands.refuseRequest, by },
    given: async (setting) => ({ id: await carrier(setting, 'declined', asked, staffed), reason: 'Sem demanda na região' }),
    then: ['RequestRefused'],
    shows: becomes('NONE'),
    refused: {
      given: async (setting) => ({ id: await carrier(setting, 'declined-not', active), reason: 'Sem demanda na região' }),
      code: 'PARTNERSHIP_NOT_NOW',
    },
  },
]

const CNPJ = '11444777000161'
const added: readonly CallScenario[] = [
  {
    ...{ call: 'C297', row: onboardingRoutes.register, by },
    given: async () => ({ cnpj: CNPJ, name: 'Expresso Serrano', contactName: 'Nara Lopes', contactEmail: 'nara@serrano.example' }),
    then: ['TransporterRegistered', 'PartnershipActivated', 'PartnershipCompanyNoted', 'PartnershipCompanyNoted', 'UserRegistered'],
    shows: () => ({ ask: carrierRoutes.search, input: { text: 'Serrano' }, at: 'list.0.document', is: CNPJ }),
    refused: { given: async () => ({ cnpj: '11444777000162', name: 'Expresso Serrano' }), code: 'CNPJ_INVALID' },
  },
  {
    ...{ call: 'C285', row: onboardingRoutes.addFromCnpj, by },
    given: async (setting) => {
      await carrier(setting, 'known')
      return { cnpj: newCnpj(randomFrom('known'), false) }
    },
    then: ['PartnershipActivated', 'PartnershipCompanyNoted'],
    shows: becomes('ACTIVE'),
    refused: { given: async () => ({ cnpj: newCnpj(randomFrom('unknown'), false) }), code: 'COMPANY_REGISTRY_OFF' },
  },
]

const works = { shippers: [SHIPPER] }
/** The company's data: its own people change it, its shippers while it has none. */
const ofCompany: readonly CallScenario[] = [
  {
    ...{ row: companyCommands.changeCompany, by },
    given: async (setting) => ({ id: await carrier(setting, 'typed', active, works), fantasyName: 'Serrana Cargas', operationUFs: ['SC'] }),
    then: ['TransporterChanged'],
    shows: ({ id }) => ({ ask: carrierRoutes.carrier, input: { id }, at: 'fantasyName', is: 'Serrana Cargas' }),
    refused: {
      given: async (setting) => ({ id: await carrier(setting, 'its-own', active, { ...works, ...staffed }), phone: '4932221100' }),
      code: 'COMPANY_STAFFED',
    },
  },
  {
    ...{ row: carrierCompanyCommands.changeOwnCompany, by: bossOf('moving') },
    given: async (setting) => {
      await carrier(setting, 'moving', active, { ...works, ...staffed })
      return { street: 'Rua das Araucárias, 50', phone: '4932221100', email: 'cargas@serrana.example' }
    },
    then: ['TransporterChanged'],
    shows: () => ({ ask: carrierRoutes.detail, input: { id: 'moving' }, at: 'phone', is: '4932221100' }),
    refused: { given: async () => ({ state: 'XX' }), code: 'INVALID', status: 400 },
  },
  {
    ...{ call: 'C290', row: sessionRoutes.changeColleague, by: bossOf('hiring') },
    given: async (setting) => {
      await carrier(setting, 'hiring', active, { ...works, ...staffed })
      const person = {
        id: 'lia',
        userId: 'lia',
        transporterId: 'hiring',
        username: 'lia.serrana',
        name: 'Lia Reis',
        email: 'lia@serrana.example',
      }
      const rights = { roles: ['transporter_comun'], operationGroupIds: [], active: true }
      await setting.app.record('user-lia', [{ type: 'UserRegistered', data: { ...person, ...rights, shipperId: 'embarca' } }])
      await setting.settled()
      return { id: 'lia', role: 'transporter_operator' as const, active: false }
    },
    then: ['UserChanged'],
    shows: () => ({ ask: carrierRoutes.users, input: { id: 'hiring' }, at: '0.active', is: false }),
    refused: { ...notFound, given: async () => ({ id: 'nobody', active: false }) },
  },
]

/** A company with users of its own, after these events between it and the shipper. */
const between = (id: string, events: readonly Recording[]) => async (setting: ScenarioSetting) => {
  await carrier(setting, id, events, staffed)
  return { id: SHIPPER }
}
/** The carrier's own side: `:id` is the shipper's. */
const ofCarrier: readonly CallScenario[] = [
  {
    ...{ row: carrierPartnershipCommands.acceptInvitation, by: bossOf('accepting') },
    given: between('accepting', invited),
    then: ['PartnershipActivated'],
    shows: becomes('ACTIVE'),
    refused: { given: async () => ({ id: SHIPPER }), code: 'PARTNERSHIP_NOT_NOW' },
  },
  {
    ...{ row: carrierPartnershipCommands.refuseInvitation, by: bossOf('refusing') },
    given: between('refusing', invited),
    then: ['InvitationRefused'],
    shows: becomes('NONE'),
    refused: { given: async () => ({ id: SHIPPER }), code: 'PARTNERSHIP_NOT_NOW' },
  },
  {
    ...{ row: carrierPartnershipCommands.ask, by: bossOf('knocking') },
    given: between('knocking', []),
    then: ['PartnershipAsked'],
    shows: becomes('ASKED'),
    refused: stranger(),
  },
  {
    ...{ row: carrierPartnershipCommands.withdrawRequest, by: bossOf('thinking') },
    given: between('thinking', asked),
    then: ['InvitationWithdrawn'],
    shows: becomes('NONE'),
    refused: { given: async () => ({ id: SHIPPER }), code: 'PARTNERSHIP_NOT_NOW' },
  },
]

export const scenarios: readonly CallScenario[] = [...ofShipper, ...added, ...ofCompany, ...ofCarrier]
