import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import { launchRoutes } from '@embarca/contracts/load/launch-routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { channelsOf } from '@embarca/services/http/push/rights.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
beforeEach(async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
})
afterEach(() => app.close())

const launcher = (userId: string) => app.as(['shipper_shipping_launcher'], { userId })
const operator = () => app.as(['shipper_operator'])
type Person = ReturnType<typeof operator>

const CODE = 'RASCUNHO-7'
const drafted = async (by: Person, observation = 'depois', hashId?: string, externalId = CODE) => {
  const form = { observation, externalId }
  const { status, body } = await by.call(launchRoutes.saveDraft, { ...form, ...(hashId !== undefined && { hashId }) })
  return { status, id: (body as Accepted).stream?.slice('load-'.length) ?? '' }
}
const ids = (list: readonly { readonly hashId: string }[]) => list.map(({ hashId }) => hashId)
/** Every query in which a user finds loads. */
const found = async (by: Person) => ({
  drafts: ids((await by.call(boardRoutes.drafts, {})).body.list),
  search: ids((await by.call(boardRoutes.find, { text: CODE })).body),
  others: (await by.call(boardRoutes.find, { text: 'CG-1' })).body.length,
})
/** The responses to every request of a user about a load. */
const answers = async (by: Person, id: string) => {
  const replies = [
    await by.call(loadDetailsRoutes.details, { id }),
    await by.call(loadDetailsRoutes.relaunchForm, { id }),
    await by.call(launchRoutes.saveDraft, { hashId: id, observation: 'de outra' }),
    await by.call(launchRoutes.publishDraft, { id }),
    await by.call(launchRoutes.deleteDraft, { id }),
  ]
  return replies.map(({ status, text }) => [status, text])
}

it('a launcher finds her own drafts; a colleague’s draft is indistinguishable from an unknown one', async () => {
  const [lia, rui] = [launcher('lia'), launcher('rui')]
  const { id } = await drafted(lia)
  expect((await lia.call(loadDetailsRoutes.details, { id })).status).toBe(200)
  expect(await found(lia)).toEqual({ drafts: [id], search: [id], others: 0 })
  const head = await app.data.events.head()
  expect(await answers(rui, id)).toEqual(await answers(rui, 'nothing'))
  expect(await app.data.events.head()).toBe(head)
  expect(await found(rui)).toEqual({ drafts: [], search: [], others: 0 })
})

it('a draft keeps its author when an operator saves it, and a launcher does not see an operator’s draft', async () => {
  const [lia, ana] = [launcher('lia'), operator()]
  const { id } = await drafted(lia)
  const { id: others } = await drafted(ana, 'dela', undefined, 'RASCUNHO-8')
  expect((await drafted(ana, 'corrigido', id)).status).toBe(200)
  expect((await lia.call(loadDetailsRoutes.details, { id })).body).toMatchObject({ form: { observation: 'corrigido' } })
  expect((await found(lia)).drafts).toEqual([id])
  expect((await found(ana)).drafts.toSorted()).toEqual([id, others].toSorted())
  expect((await lia.call(launchRoutes.deleteDraft, { id })).status).toBe(200)
})

it('a user who is launcher and operator sees what operators see', async () => {
  const both = app.as(['shipper_shipping_launcher', 'shipper_operator'], { userId: 'lia' })
  expect((await both.call(loadDetailsRoutes.details, { id: 'offered' })).status).toBe(200)
  expect((await found(both)).others).toBeGreaterThan(0)
})

it('a group’s updates are pushed to users who see all its loads; a launcher subscribes to her own loads', () => {
  expect(channelsOf(launcher('lia').by)).toEqual([])
  expect(channelsOf(operator().by)).toEqual(['shipper'])
})
