import { type RegistryName, registries } from '@embarca/contracts/reference/events.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { people, world } from '@embarca/tests/kit/world.ts'
import { describe, expect, it } from 'vitest'
import { registered, registryModule } from './index.ts'

const given = specification(registryModule('product'))
const paper = { id: 'p', name: 'Papel' }
const was = { type: 'ProductRegistered', data: { ...paper, shipperId: 's1' } }
const gone = { type: 'ProductRemoved', data: { id: 'p', shipperId: 's1' } }

describe('a thing that is only registered, changed and removed', () => {
  it('is registered for the shipper that asks', () => given().when({ type: 'Register', data: paper }).then(was))
  it('is registered once', () => {
    given(was).when({ type: 'Register', data: paper }).changesNothing()
    given(was)
      .when({ type: 'Register', data: { ...paper, name: 'Outro' } })
      .refused('ALREADY_REGISTERED')
  })
  it('is changed', () => {
    given(was)
      .when({ type: 'Change', data: { ...paper, name: 'Papelão' } })
      .then({ type: 'ProductChanged', data: { id: 'p', name: 'Papelão', shipperId: 's1' } })
    given(was).when({ type: 'Change', data: paper }).changesNothing()
  })
  it('is removed, and may come back', () => {
    given(was)
      .when({ type: 'Remove', data: { id: 'p' } })
      .then(gone)
    given(was, gone).when({ type: 'Change', data: paper }).refused('NOT_REGISTERED')
    given(was, gone).when({ type: 'Register', data: paper }).then(was)
  })
})

it('every registry has the same three commands', () => {
  for (const name of Object.keys(registries) as RegistryName[]) {
    const { fold, commands } = registryModule(name)
    expect(Object.keys(fold.evolve)).toEqual(
      Object.keys(registries[name].events).filter((type) => !['ActiveGroupChosen', 'PushPlayerBound', 'AccessLinkIssued'].includes(type)),
    )
    expect(Object.keys(commands)).toEqual(['Register', 'Change', 'Remove'])
  }
})

it('another shipper reads nothing of it and changes nothing in it', async () => {
  const here = await world()
  const beside = { read: async <S>(...of: Parameters<typeof here.states.read<S>>) => (await here.states.read(...of)).state }
  expect(await registered(beside, 'place', 'mill', 's1')).toMatchObject({ name: 'Fábrica' })
  expect(await registered(beside, 'place', 'mill', 's2')).toBeUndefined()
  await expect(here.ask('place', people.zeca, { type: 'Remove', data: { id: 'mill' } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
