import { type BulkAnswer, bulkActions, bulkPreviews } from '@embarca/contracts/bulk/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AppAnswer, type RunningApp, startApp } from '../kit/app.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
beforeEach(async () => {
  app = await startApp({ now: FIXTURES_AT, reactions: false })
  await recordFixtures(app)
})
afterEach(() => app.close())

const ana = () => app.as(['shipper_operator'])
const outcomes = ({ body }: AppAnswer) => (body as BulkAnswer).rows.map(({ id, outcome, code }) => [id, code ?? outcome])
const tagsOf = async (id: string) => (await ana().call(loadDetailsRoutes.details, { id })).body.tags

describe('bulk commands', () => {
  it('a preview gives the outcome for each load, and changes nothing', async () => {
    const before = await app.data.events.head()
    const preview = await ana().call(bulkPreviews.cancel, { ids: ['offered', 'arrived', 'nothing'], reason: 'Sem carga' })
    expect(outcomes(preview)).toEqual([
      ['offered', 'WILL'],
      ['arrived', 'LOAD_NOT_NOW'],
      ['nothing', 'NOT_FOUND'],
    ])
    expect(preview.body.rows[1]?.messages).toEqual(['A carga não permite esta ação no status atual.'])
    expect(await app.data.events.head()).toBe(before)
  })
  it('the allowed loads are changed, and each other one gives the reason', async () => {
    const done = await ana().call(bulkActions.cancel, { ids: ['offered', 'arrived'], reason: 'Sem carga' }, { key: 'one' })
    expect(outcomes(done)).toEqual([
      ['offered', 'DONE'],
      ['arrived', 'LOAD_NOT_NOW'],
    ])
    const head = await app.data.events.head()
    const again = await ana().call(bulkActions.cancel, { ids: ['offered', 'arrived'], reason: 'Sem carga' }, { key: 'one' })
    expect([outcomes(again), await app.data.events.head()]).toEqual([outcomes(done), head])
  })
  it('tags are added to and removed from those of a load (C012)', async () => {
    await ana().call(bulkActions.tag, { ids: ['offered', 'arrived'], add: ['urgente', 'norte'] }, { key: 'add' })
    expect(outcomes(await ana().call(bulkPreviews.tag, { ids: ['offered'], add: ['urgente'] }))).toEqual([['offered', 'NOTHING']])
    await ana().call(bulkActions.tag, { ids: ['offered'], remove: ['norte'] }, { key: 'remove' })
    expect(await tagsOf('offered')).toContain('urgente')
    expect(await tagsOf('offered')).not.toContain('norte')
    expect(await tagsOf('arrived')).toContain('norte')
    const many = Array.from({ length: 20 }, (_, i) => `t${i}`)
    expect(outcomes(await ana().call(bulkActions.tag, { ids: ['offered'], add: many }))).toEqual([['offered', 'TAGS_TOO_MANY']])
  })
  it('a repeated request with the same key gets the same response, though the tags have changed meanwhile', async () => {
    const tag = () => ana().call(bulkActions.tag, { ids: ['offered', 'arrived'], add: ['urgente'] }, { key: 'again' })
    const first = await tag()
    await ana().call(bulkActions.tag, { ids: ['offered'], add: ['norte'], remove: ['urgente'] }, { key: 'between' })
    const between = await tagsOf('offered')
    expect(outcomes(await tag())).toEqual(outcomes(first))
    expect(outcomes(first).map(([, outcome]) => outcome)).toEqual(['DONE', 'DONE'])
    expect(await tagsOf('offered')).toEqual(between)
  })
  it('too many tags for a foreign load get the response of an unknown load', async () => {
    const zeca = app.as(['shipper_admin'], { userId: 'zeca', shipperId: 's2', operationGroups: ['g9'] })
    const add = Array.from({ length: 20 }, (_, i) => `t${i}`)
    for (const row of [bulkActions.tag, bulkPreviews.tag])
      expect(outcomes(await zeca.call(row, { ids: ['offered', 'nothing'], add }))).toEqual([
        ['offered', 'NOT_FOUND'],
        ['nothing', 'NOT_FOUND'],
      ])
  })
  it('priority is set and removed, receipts are approved where all came in time', async () => {
    expect(outcomes(await ana().call(bulkActions.prioritize, { ids: ['offered'], flPriority: true }))).toEqual([['offered', 'DONE']])
    const ids = ['arrived', 'offered']
    const preview = await ana().call(bulkPreviews.approveReceipts, { ids })
    expect(outcomes(preview)[1]?.[1]).not.toBe('WILL')
    expect(outcomes(await ana().call(bulkActions.approveReceipts, { ids }))[0]?.[1]).toBe(
      outcomes(preview)[0]?.[1] === 'WILL' ? 'DONE' : outcomes(preview)[0]?.[1],
    )
  })
  it('another company’s loads are not found, and an approver is forbidden', async () => {
    const zeca = app.as(['shipper_admin'], { userId: 'zeca', shipperId: 's2', operationGroups: ['g9'] })
    expect(outcomes(await zeca.call(bulkActions.prioritize, { ids: ['offered'], flPriority: true }))).toEqual([['offered', 'NOT_FOUND']])
    expect(outcomes(await zeca.call(bulkPreviews.tag, { ids: ['offered'], add: ['x'] }))).toEqual([['offered', 'NOT_FOUND']])
    expect((await app.as(['shipper_approver']).call(bulkActions.prioritize, { ids: ['offered'], flPriority: true })).status).toBe(403)
  })
})
