import { type RegistryName, registries } from '@embarca/contracts/reference/events.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { people, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { registered, registryModule } from './index.ts'

const given = specification(registryModule('product'))
const product = { id: 'p', name: 'Papel' }
const was = { type: 'ProductRegistered', data: { ...product, shipperId: 's1' } }
const gone = { type: 'ProductRemoved', data: { id: 'p', shipperId: 's1' } }

describe('a thing that is only registered, changed and removed', () => {
  it('is registered for the shipper that asks', () => given().when({ type: 'Register', data: product }).then(was))
  it('is registered once', () => {
    given(was).when({ type: 'Register', data: product }).changesNothing()
    given(was)
      .when({ type: 'Register', data: { ...product, name: 'Outro' } })
      .refused('ALREADY_REGISTERED')
  })
  it('is changed', () => {
    given(was)
      .when({ type: 'Change', data: { ...product, name: 'Papelão' } })
      .then({ type: 'ProductChanged', data: { id: 'p', name: 'Papelão', shipperId: 's1' } })
    given(was).when({ type: 'Change', data: product }).changesNothing()
  })
  it('is removed, and may come back', () => {
    given(was)
      .when({ type: 'Remove', data: { id: 'p' } })
      .then(gone)
    given(was, gone).when({ type: 'Change', data: product }).refused('NOT_REGISTERED')
    given(was, gone).when({ type: 'Register', data: product }).then(was)
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
  const states = { read: async <S>(...of: Parameters<typeof here.states.read<S>>) => (await here.states.read(...of)).state }
  expect(await registered(states, 'place', 'mill', 's1')).toMatchObject({ name: 'Fábrica' })
  expect(await registered(states, 'place', 'mill', 's2')).toBeUndefined()
  await expect(here.ask('place', people.zeca, { type: 'Remove', data: { id: 'mill' } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
