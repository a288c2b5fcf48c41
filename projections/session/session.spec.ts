import { asking } from '@embarca/tests/kit/asking.ts'
import { telling } from '@embarca/tests/kit/told.ts'
import { expect, it } from 'vitest'
import { sessionReaders } from './readers.ts'

const company = () => {
  const { tell, log } = telling()
  const group = (id: string, name: string, shipperId = 's1') =>
    tell(`operationGroup-${id}`, { type: 'OperationGroupRegistered', data: { id, shipperId, name, status: 'ENABLE' } })
  const user = (id: string, name: string, shipperId = 's1') =>
    tell(`user-${id}`, {
      type: 'UserRegistered',
      data: { id, shipperId, userId: id, username: `${id}.p`, name, email: `${id}@x`, roles: [], operationGroupIds: ['g1'], active: true },
    })
  tell('shipper-s1', {
    type: 'ShipperRegistered',
    data: { id: 's1', shipperId: 's1', name: 'Papéis', document: '1', toggles: { ENABLE_BID: true } },
  })
  group('g1', 'Sul')
  group('g2', 'Norte')
  group('g3', 'Alheio', 's2')
  user('ana', 'Ana')
  user('rui', 'Rui', 's2')
  return { tell, log, user }
}

it('seeds the session with company, groups and toggles (R149)', async () => {
  const info = await sessionReaders.info({}, await asking(company().log))
  expect(info).toMatchObject({
    username: 'ana.p',
    email: 'ana@x',
    shipperName: 'Papéis',
    operationGroups: [{ id: 'g1', name: 'Sul' }],
    activeOperationGroupId: 'g1',
    toggles: { ENABLE_BID: true, CONCIERGE: true },
  })
})

it('remembers the group a user works in, whatever else changes about the user', async () => {
  const { tell, log } = company()
  tell('user-ana', { type: 'ActiveGroupChosen', data: { userId: 'ana', operationGroupId: 'g2' } })
  tell('user-ana', { type: 'UserChanged', data: { ...log.find(({ stream }) => stream === 'user-ana')!.data, name: 'Ana Prado' } })
  const asked = await asking(log)
  expect(await sessionReaders.info({}, asked)).toMatchObject({ name: 'Ana Prado', activeOperationGroupId: 'g2' })
  expect(await sessionReaders.user({ id: 'ana' }, asked)).toMatchObject({ name: 'Ana Prado', revision: 2 })
})

it('lists people and groups of the own company only', async () => {
  const asked = await asking(company().log)
  expect(((await sessionReaders.users({}, asked)) as { name: string }[]).map(({ name }) => name)).toEqual(['Ana'])
  expect(await sessionReaders.user({ id: 'rui' }, asked)).toBeUndefined()
  expect(((await sessionReaders.shipperGroups({}, asked)) as { name: string }[]).map(({ name }) => name)).toEqual(['Norte', 'Sul'])
  expect(((await sessionReaders.userGroups({}, asked)) as { name: string }[]).map(({ name }) => name)).toEqual(['Sul'])
})

it('lists everybody, however many', async () => {
  const { log, user } = company()
  for (let n = 0; n < 1_001; n++) user(`p${n}`, `Pessoa ${n}`)
  expect(await sessionReaders.users({}, await asking(log))).toHaveLength(1_002)
})

it('shows an account to the person and to who manages users; others see a name', async () => {
  const { log, user } = company()
  user('bia', 'Bia')
  const asked = await asking(log)
  const as = (userId: string, roles: readonly string[]) =>
    sessionReaders.user({ id: 'bia' }, { ...asked, by: { ...asked.by, userId, roles: [...roles] } as typeof asked.by })
  expect(await as('bia', ['shipper_shipping_launcher'])).toMatchObject({ email: 'bia@x', roles: [] })
  expect(await as('ana', ['shipper_manage_users'])).toMatchObject({ email: 'bia@x', roles: [] })
  expect(await as('ana', ['shipper_shipping_launcher'])).toEqual({ id: 'bia', revision: 0, name: 'Bia', active: true })
})
