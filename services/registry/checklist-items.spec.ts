import { people, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { registered } from './index.ts'

const clean = { question: 'A carroceria está limpa?', answerType: 'YES_NO', expected: true, mandatory: true, moment: 'ENTRY' }
const form = { ...clean, vehicleTypes: [], gateIds: [], position: 1, active: true }
const opened = async () => {
  const here = await world()
  const states = { read: async <S>(...of: Parameters<typeof here.states.read<S>>) => (await here.states.read(...of)).state }
  const add = async (over: object = {}) => {
    const { stream } = await here.execute('checklistItem', people.bia, { type: 'RegisterNew', data: { ...form, ...over } })
    return stream.slice('checklistItem-'.length)
  }
  const change = (id: string, over: object, by = people.bia) =>
    here.ask('checklistItem', by, { type: 'Change', data: { ...form, ...over, id } })
  const item = (id: string) => registered(states, 'checklistItem', id)
  return { ...here, add, change, item }
}

describe('a question of a checklist (Y19, C370)', () => {
  it('is registered as its first version, and each change is a version', async () => {
    const { add, change, item } = await opened()
    const id = await add()
    expect(await item(id)).toEqual({ ...form, id, shipperId: 's1', version: 1 })
    await change(id, { question: 'O baú está limpo?' })
    await change(id, { question: ' O baú está limpo? ' })
    expect(await item(id)).toMatchObject({ question: 'O baú está limpo?', version: 2 })
  })
  it('keeps only what its answer type needs', async () => {
    const { add, item } = await opened()
    const id = await add({ answerType: 'NUMBER', expected: true, min: 0, max: 5, unit: ' °C ', photos: 3 })
    const { expected: _, ...rest } = form
    expect(await item(id)).toEqual({ ...rest, answerType: 'NUMBER', min: 0, max: 5, unit: '°C', id, shipperId: 's1', version: 1 })
  })
  it.each([
    [{ question: ' ' }, 'question'],
    [{ expected: undefined }, 'expected'],
    [{ answerType: 'NUMBER', min: 5, max: 0 }, 'max'],
    [{ answerType: 'PHOTO' }, 'photos'],
  ])('is refused at its field: %o', async (over, field) => {
    const { ask } = await opened()
    expect(await ask('checklistItem', people.bia, { type: 'RegisterNew', data: { ...form, ...over } })).toMatchObject({
      refused: 'CHECKLIST_ITEM_WRONG',
      detail: { fields: [{ field }] },
    })
  })
  it("is asked at the company's own collect places only", async () => {
    const { ask, add, execute } = await opened()
    const place = { name: 'Fábrica', document: '12.ABC.345/01DE-35', street: 'Rua A, 1', city: 'Manaus', state: 'AM' }
    const idOf = async (by: typeof people.bia, type: string) =>
      (await execute('place', by, { type, data: place })).stream.slice('place-'.length)
    const theirs = await idOf(people.zeca, 'RegisterCollectPlace')
    const own = await idOf(people.bia, 'RegisterCollectPlace')
    await add({ gateIds: [own] })
    for (const gateIds of [[theirs], ['nothing']])
      expect(await ask('checklistItem', people.bia, { type: 'RegisterNew', data: { ...form, gateIds } })).toMatchObject({
        refused: 'PLACE_NOT_YOURS',
        detail: { fields: [{ field: 'gateIds' }] },
      })
  })
  it("is another company's to nobody", async () => {
    const { add, change } = await opened()
    await expect(change(await add(), {}, people.zeca)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
