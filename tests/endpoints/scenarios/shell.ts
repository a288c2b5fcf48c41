import { communicationRoutes } from '@embarca/contracts/communication/routes.ts'
import { shipperCommands } from '@embarca/contracts/reference/commands.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { actor } from '../../kit/tokens.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const by = personas.approver
const platform = actor(['embarca_admin'], { userId: 'eva' })
const { add, change, disable, notices } = communicationRoutes
const notice = {
  name: 'Doca parada',
  content: 'Volta na quinta.',
  targetType: 'SHIPPER',
  event: 'DAILY_NOTICE',
  channels: ['SYSTEM'],
} as const
const idOf = ({ stream }: { stream: string }) => stream.slice(stream.indexOf('-') + 1)
/** Publishes a notice newer than the existing ones. */
const noticeId = async (setting: ScenarioSetting, name: string) => {
  setting.app.clock.advance(1_000)
  return idOf(await setting.execute(add, { ...notice, name, channels: ['SYSTEM'] }, by))
}
const first = (is: unknown) => () => ({ ask: notices, input: {}, at: '0.title', is })
const gone = { code: 'NOT_FOUND', status: 404 } as const
const ana = { id: 'ana', name: 'Ana Prado', email: 'ana@s1.example' }
const leo = { username: 'leo', name: 'Leo Dias', email: 'leo@s1.example', roles: ['shipper_operator'], operationGroupIds: [] }
const info = (at: string, is: unknown) => () => ({ ask: sessionRoutes.info, input: {}, at, is })

/** Notices of the shell, and changes of users to their own data and their company. */
export const scenarios: readonly CallScenario[] = [
  {
    call: 'C339',
    row: add,
    by,
    given: async () => ({ ...notice, name: 'Hoje' }),
    then: ['CommunicationRegistered'],
    shows: first('Hoje'),
    refused: { given: async () => ({ ...notice, content: ' ' }), code: 'INVALID', status: 400 },
  },
  {
    call: 'C340',
    row: change,
    by,
    given: async (setting) => ({ ...notice, id: await noticeId(setting, 'Errado'), name: 'Certo' }),
    then: ['CommunicationChanged'],
    shows: first('Certo'),
    refused: { ...gone, given: async () => ({ ...notice, id: 'nothing' }) },
  },
  {
    call: 'C341',
    row: disable,
    by,
    given: async (setting) => ({ id: await noticeId(setting, 'Vencido') }),
    then: ['CommunicationChanged'],
    shows: first('Certo'),
    refused: { ...gone, given: async () => ({ id: 'nothing' }) },
  },
  {
    call: 'C033',
    row: sessionRoutes.bindPlayer,
    given: async () => ({ playerId: 'p-1' }),
    then: ['PushPlayerBound'],
    shows: info('playerIds.0', 'p-1'),
    refused: { given: async () => ({ playerId: '' }), code: 'INVALID', status: 400 },
  },
  {
    call: 'C025',
    row: sessionRoutes.addUser,
    by,
    given: async () => leo,
    then: ['UserRegistered'],
    shows: (_, stream) => ({ ask: sessionRoutes.user, input: { id: idOf({ stream }) }, at: 'name', is: leo.name }),
    refused: { given: async () => ({ ...leo, operationGroupIds: ['nothing'] }), code: 'OPERATION_GROUP_UNKNOWN' },
  },
  {
    call: 'C026',
    row: sessionRoutes.changeUser,
    given: async () => ({ ...ana, phone: '41999990000', flNotifyBySystem: false }),
    then: ['UserChanged'],
    shows: info('phone', '41999990000'),
    refused: { given: async () => ({ ...ana, roles: ['shipper_admin'] }), code: 'RIGHTS_NOT_YOURS' },
  },
  {
    call: 'C031',
    row: shipperCommands.updateBasicInfo,
    by,
    given: async () => ({ name: 'Serra Azul Papéis' }),
    then: ['ShipperChanged'],
    shows: info('shipperName', 'Serra Azul Papéis'),
    refused: { given: async () => ({ name: '' }), code: 'INVALID', status: 400 },
  },
  {
    call: 'C030',
    row: shipperCommands.register,
    by: platform,
    given: async () => ({ name: 'Nova', document: '11.222.333/0001-81' }),
    then: ['ShipperRegistered'],
    shows: () => ({ ask: sessionRoutes.shipper, input: {}, at: 'id', is: 's1' }),
    refused: { given: async () => ({ name: 'Nova', document: '1' }), code: 'DOCUMENT_INVALID' },
  },
  {
    call: 'C027',
    row: sessionRoutes.removeUser,
    by,
    given: async () => ({ id: 'caio' }),
    then: ['UserRemoved'],
    shows: () => ({ ask: sessionRoutes.user, input: { id: 'caio' }, at: 'code', is: 'NOT_FOUND' }),
    refused: { given: async () => ({ id: 'bia' }), ...gone },
  },
]
