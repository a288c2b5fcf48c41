import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { SETTLED_AT, settle } from '../kit/settled.ts'
import { hiddenFrom, leaked, listedFor, missed, strangers, told } from './strangers.ts'

let app: RunningApp
beforeAll(async () => {
  app = await startApp({ now: SETTLED_AT })
  await settle(app)
})
afterAll(() => app.close())

describe.each(strangers.map((stranger) => [stranger.who, stranger] as const))('for %s', (_, stranger) => {
  it.each(hiddenFrom(stranger).map((row) => [row.at, row] as const))('%s is not there, byte for byte', async (_at, row) => {
    expect(await told(app, row, stranger)).toBeUndefined()
  })
  it.each(listedFor(stranger).map((row) => [row.at, row] as const))('%s neither lists nor counts it', async (_at, row) => {
    expect(await leaked(app, row, stranger)).toBeUndefined()
  })
})

it('and whom it concerns finds it there', async () => expect(await missed(app)).toEqual([]))
