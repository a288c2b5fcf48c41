import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { people, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { subjectsOf } from './person.ts'

const choose = (operationGroupId: string) => ({ type: 'ChangeOperationGroup', data: { operationGroupId } })

describe('a user', () => {
  it('has a name that no other user can ever sign in with, regardless of case', async () => {
    const here = await world()
    const add = (username: string) => ({
      type: 'RegisterNew',
      data: { username, name: 'Leo', email: 'leo@s1.example', roles: ['shipper_operator'], operationGroupIds: [] },
    })
    const { stream } = await here.execute('user', people.bia, add('Leo.Prado'))
    expect(await here.ask('user', people.zeca, add('leo.prado'))).toMatchObject({ refused: 'USERNAME_TAKEN' })
    await here.execute('user', people.bia, { type: 'RemoveUser', data: { id: stream.slice('user-'.length) } })
    expect(await here.ask('user', people.bia, add('leo.prado'))).toMatchObject({ refused: 'USERNAME_TAKEN' })
    await here.execute('user', people.bia, add('leo.prado.2'))
  })
  it('is changed by a user who read the current revision; links, chosen groups and devices do not change that revision', async () => {
    const here = await world()
    const data = { username: 'leo', name: 'Leo', email: 'leo@s1.example', roles: ['shipper_operator'], operationGroupIds: [] }
    const { stream } = await here.execute('user', people.bia, { type: 'RegisterNew', data })
    const id = stream.slice('user-'.length)
    const change = (over: object, ifMatch: number) =>
      here.ask('user', people.bia, { type: 'ChangeUser', data: { id, name: 'Leo', email: 'leo@s1.example', ...over } }, { ifMatch })
    await here.execute('user', people.bia, { type: 'IssueAccessLink', data: { id } })
    expect(await change({ phone: '41999990000' }, 0)).toMatchObject({ revision: 2 })
    await here.execute('user', people.bia, { type: 'IssueAccessLink', data: { id } })
    const stale = { code: 'STALE_REVISION', changes: [{ type: 'UserChanged', revision: 2 }] }
    await expect(change({ name: 'Leonardo' }, 0)).rejects.toMatchObject(stale)
    await expect(change({ name: 'Leonardo' }, 7)).rejects.toMatchObject({ code: 'STALE_REVISION', changes: [] })
    expect(await change({ name: 'Leonardo' }, 2)).toMatchObject({ revision: 4 })
  })
  it('works in groups of the own company only', async () => {
    const here = await world()
    const data = { username: 'leo', name: 'Leo', email: 'leo@s1.example', roles: ['shipper_operator'], operationGroupIds: ['g9'] }
    expect(await here.ask('user', people.bia, { type: 'RegisterNew', data })).toMatchObject({
      refused: 'OPERATION_GROUP_UNKNOWN',
      detail: { fields: [{ field: 'operationGroupIds' }] },
    })
  })
  it('chooses one of the own operation groups', async () => {
    const here = await world()
    await here.execute('user', people.bia, choose('g2'))
    expect(await here.events.read('user-bia')).toMatchObject([
      { type: 'ActiveGroupChosen', data: { userId: 'bia', operationGroupId: 'g2' } },
    ])
    await here.execute('user', people.bia, choose('g2'))
    expect(await here.eventTypes('user-bia')).toHaveLength(1)
  })
  it('does not choose one of others', async () => {
    const here = await world()
    expect(await here.ask('user', people.ana, choose('g2'))).toMatchObject({ refused: 'OPERATION_GROUP_UNKNOWN' })
    expect(await here.ask('user', people.eva, choose('g9'))).toMatchObject({ refused: 'OPERATION_GROUP_UNKNOWN' })
  })
  it('and the driver are one person', async () => {
    const account = (userId: string, driverId?: string) => ({
      type: 'UserRegistered',
      data: { userId, ...(driverId !== undefined && { driverId }) },
      position: userId,
    })
    const log = [account('1'), account('2', 'd2'), account('3', 'd3')] as unknown as Recorded[]
    const events = { readAll: async (after: string) => log.filter(({ position }) => Number(position) > Number(after)) }
    expect(await subjectsOf(events, 'd2')).toEqual(['d2', '2'])
    expect(await subjectsOf(events, '3')).toEqual(['3', 'd3'])
    expect(await subjectsOf(events, '1')).toEqual(['1'])
  })
})
