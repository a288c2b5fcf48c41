import { people, world } from '@embarca/tests/kit/world.ts'
import { describe, expect, it } from 'vitest'

const choose = (operationGroupId: string) => ({ type: 'ChangeOperationGroup', data: { operationGroupId } })

describe('a user', () => {
  it('chooses one of the own operation groups', async () => {
    const here = await world()
    await here.does('user', people.bia, choose('g2'))
    expect(await here.events.read('user-bia')).toMatchObject([
      { type: 'ActiveGroupChosen', data: { userId: 'bia', operationGroupId: 'g2' } },
    ])
    await here.does('user', people.bia, choose('g2'))
    expect(await here.facts('user-bia')).toHaveLength(1)
  })
  it('does not choose one of others', async () => {
    const here = await world()
    expect(await here.ask('user', people.ana, choose('g2'))).toMatchObject({ refused: 'OPERATION_GROUP_UNKNOWN' })
    expect(await here.ask('user', people.eva, choose('g9'))).toMatchObject({ refused: 'OPERATION_GROUP_UNKNOWN' })
  })
})
