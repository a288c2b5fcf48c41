import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { expect, it } from 'vitest'
import { sessionReaders } from './readers.ts'

const company = () => {
  const { recordEvent, log } = eventRecorder()
  const group = (id: string, name: string, shipperId = 's1') =>
    recordEvent(`operationGroup-${id}`, { type: 'OperationGroupRegistered', data: { id, shipperId, name, status: 'ENABLE' } })
  const user = (id: string, name: string, shipperId = 's1') =>
    recordEvent(`user-${id}`, {
      type: 'UserRegistered',
      data: { id, shipperId, userId: id, username: `${id}.p`, name, email: `${id}@x`, roles: [], operationGroupIds: ['g1'], active: true },
    })
  recordEvent('shipper-s1', {
    type: 'ShipperRegistered',
    data: { id: 's1', shipperId: 's1', name: 'Papéis', document: '1', toggles: { ENABLE_BID: true } },
  })
  group('g1', 'Sul')
  group('g2', 'Norte')
  group('g3', 'Alheio', 's2')
  user('ana', 'Ana')
  user('rui', 'Rui', 's2')
  return { recordEvent, log, user }
}

it('seeds the session with company, groups and toggles (R149)', async () => {
  const info = await sessionReaders.info({}, await queryContext(company().log))
  expect(info).toMatchObject({
    username: 'ana.p',
    email: 'ana@x',
    shipperName: 'Papéis',
    operationGroups: [{ id: 'g1', name: 'Sul' }],
    activeOperationGroupId: 'g1',
    toggles: { ENABLE_BID: true, CONCIERGE: true },
  })
})

it('tells carriers and drivers the name they sign in by, though no company of a shipper lists them', async () => {
  const driver = {
    userId: 'rita',
    name: 'Rita Prado',
    username: 'rita',
    roles: ['driver'],
    shipperId: '',
    transporterId: 't1',
    driverId: 'd1',
  }
  const context = await queryContext([], { ...driver, operationGroups: [] })
  expect(await sessionReaders.info({}, context)).toMatchObject({ name: 'Rita Prado', username: 'rita' })
})

it('keeps the active group of a user whatever else changes about the user', async () => {
  const { recordEvent, log } = company()
  recordEvent('user-ana', { type: 'ActiveGroupChosen', data: { userId: 'ana', operationGroupId: 'g2' } })
  recordEvent('user-ana', { type: 'UserChanged', data: { ...log.find(({ stream }) => stream === 'user-ana')!.data, name: 'Ana Prado' } })
  const context = await queryContext(log)
  expect(await sessionReaders.info({}, context)).toMatchObject({ name: 'Ana Prado', activeOperationGroupId: 'g2' })
  expect(await sessionReaders.user({ id: 'ana' }, context)).toMatchObject({ name: 'Ana Prado', revision: 2 })
})

it("lists people and groups of the user's own company only", async () => {
  const context = await queryContext(company().log)
  expect(((await sessionReaders.users({}, context)) as { name: string }[]).map(({ name }) => name)).toEqual(['Ana'])
  expect(await sessionReaders.user({ id: 'rui' }, context)).toBeUndefined()
  expect(((await sessionReaders.shipperGroups({}, context)) as { name: string }[]).map(({ name }) => name)).toEqual(['Norte', 'Sul'])
  expect(((await sessionReaders.userGroups({}, context)) as { name: string }[]).map(({ name }) => name)).toEqual(['Sul'])
})

it('lists all people, however many', async () => {
  const { log, user } = company()
  for (let n = 0; n < 1_001; n++) user(`p${n}`, `Pessoa ${n}`)
  expect(await sessionReaders.users({}, await queryContext(log))).toHaveLength(1_002)
})

it('shows an account to its user and to user managers; others see only a name', async () => {
  const { log, user } = company()
  user('bia', 'Bia')
  const context = await queryContext(log)
  const as = (userId: string, roles: readonly string[]) =>
    sessionReaders.user({ id: 'bia' }, { ...context, by: { ...context.by, userId, roles: [...roles] } as typeof context.by })
  expect(await as('bia', ['shipper_shipping_launcher'])).toMatchObject({ email: 'bia@x', roles: [] })
  expect(await as('ana', ['shipper_manage_users'])).toMatchObject({ email: 'bia@x', roles: [] })
  expect(await as('ana', ['shipper_shipping_launcher'])).toEqual({ id: 'bia', revision: 0, name: 'Bia', active: true })
})
