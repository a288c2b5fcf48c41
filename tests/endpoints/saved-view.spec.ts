import { savedViewCommands, savedViewRoutes } from '@embarca/contracts/saved-view/routes.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'

let app: RunningApp
beforeEach(async () => {
  app = await startApp({ reactions: false })
})
afterEach(() => app.close())

const input = { name: 'Sem motorista', path: '/loads' as const, query: 'column=IN_PROGRESS', shared: false }
const ana = () => app.as(['shipper_operator'], { userId: 'ana' })
const bia = () => app.as(['shipper_operator'], { userId: 'bia' })
const admin = () => app.as(['shipper_admin'], { userId: 'caio' })
const visibleTo = async (who: ReturnType<typeof ana>) => (await who.call(savedViewRoutes.list, { path: '/loads' })).body
const saved = async (shared: boolean) => {
  await ana().call(savedViewCommands.save, { ...input, shared })
  return (await visibleTo(ana()))[0]!.id
}

describe('saved views', () => {
  it('a private one is visible only to its owner', async () => {
    const id = await saved(false)
    expect(await visibleTo(ana())).toMatchObject([{ name: 'Sem motorista', query: 'column=IN_PROGRESS', mine: true, isDefault: false }])
    expect(await visibleTo(bia())).toEqual([])
    expect((await bia().call(savedViewCommands.change, { id, name: 'Minha' })).status).toBe(404)
    expect((await admin().call(savedViewCommands.choose, { id, roles: ['shipper_operator'] })).status).toBe(404)
  })
  it('every user opens a shared one; its owner or an administrator changes it', async () => {
    const id = await saved(true)
    expect(await visibleTo(bia())).toMatchObject([{ id, mine: false }])
    expect((await bia().call(savedViewCommands.change, { id, name: 'Minha' })).body).toMatchObject({ code: 'VIEW_NOT_YOURS' })
    await admin().call(savedViewCommands.change, { id, name: 'Da torre' })
    expect(await visibleTo(bia())).toMatchObject([{ name: 'Da torre' }])
    await ana().call(savedViewCommands.remove, { id })
    expect(await visibleTo(bia())).toEqual([])
  })
  it('the latest one chosen for a role opens first', async () => {
    const first = await saved(true)
    await admin().call(savedViewCommands.choose, { id: first, roles: ['shipper_operator'] })
    await bia().call(savedViewCommands.save, { ...input, name: 'Atrasadas', shared: true })
    const second = (await visibleTo(bia())).find(({ mine }) => mine)!.id
    app.clock.advance(1_000)
    await admin().call(savedViewCommands.choose, { id: second, roles: ['shipper_operator'] })
    const defaults = async (who: ReturnType<typeof ana>) => (await visibleTo(who)).filter(({ isDefault }) => isDefault).map(({ id }) => id)
    expect([await defaults(ana()), await defaults(admin())]).toEqual([[second], []])
  })
  it('another company sees none of them', async () => {
    await saved(true)
    const zeca = app.as(['shipper_admin'], { userId: 'zeca', shipperId: 's2', operationGroups: ['g9'] })
    expect(await visibleTo(zeca)).toEqual([])
  })
})
