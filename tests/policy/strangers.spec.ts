import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'
import { disclosed, hiddenFrom, leaked, listsHiddenFrom, missed, strangers } from './strangers.ts'

let app: RunningApp
beforeAll(async () => {
  app = await startApp({ now: FIXTURES_AT, reactions: false })
  await recordFixtures(app)
})
afterAll(() => app.close())

describe.each(strangers.map((stranger) => [stranger.who, stranger] as const))('for %s', (_, stranger) => {
  it.each(hiddenFrom(stranger).map((row) => [row.at, row] as const))(
    '%s gets the response of an unknown thing, byte for byte',
    async (_at, row) => {
      expect(await disclosed(app, row, stranger)).toBeUndefined()
    },
  )
  it.each(listsHiddenFrom(stranger).map((row) => [row.at, row] as const))(
    '%s neither lists nor counts a foreign thing',
    async (_at, row) => {
      expect(await leaked(app, row, stranger)).toBeUndefined()
    },
  )
})

it('authorised staff find it', async () => expect(await missed(app)).toEqual([]))
