import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { type Health, serveHealth } from './health.ts'

const well: Health = {
  ...{ head: async () => '7', views: async () => '7', lag: async () => 20, caughtUp: () => true },
  ...{ deadLetters: async () => 0, deadLetteredStreams: () => 0, waiting: () => 0, foreignEvents: () => 0 },
  ...{ outdated: () => undefined, needsCurrentViews: true, isStopping: () => false },
}
const away = () => Promise.reject(new Error('away'))
const ask = async (vitals: Partial<Health>) => {
  const app = Fastify()
  serveHealth(app, { ...well, ...vitals })
  return app.inject('/health/ready')
}
const ready = async (vitals: Partial<Health>) => (await ask(vitals)).statusCode
const degraded = async (vitals: Partial<Health>) => {
  const reply = await ask(vitals)
  return [reply.statusCode, reply.json().degraded]
}

it('a process that answers queries is ready while log and views can be read and the views are near', async () => {
  expect(await ready({})).toBe(200)
  expect(await ready({ head: away })).toBe(503)
  expect(await ready({ views: away })).toBe(503)
  expect(await ready({ lag: away })).toBe(503)
  expect(await ready({ lag: async () => 90_000 })).toBe(503)
  expect(await ready({ caughtUp: () => false })).toBe(503)
})

it('a process that only executes commands, pushes or relays is ready while no projector runs, and says how late the views are', async () => {
  const other = { needsCurrentViews: false }
  expect(await degraded({ ...other, lag: async () => 600_000 })).toEqual([200, ['the views are 600 s behind the log']])
  expect(await degraded({ ...other, lag: away })).toEqual([200, ['how late the views are cannot be read']])
  expect(await ready({ ...other, head: away })).toBe(503)
  expect(await ready({ ...other, views: away })).toBe(503)
  expect(await ready({ ...other, caughtUp: () => false })).toBe(503)
})

it('says why it is not ready: it starts, it stops, or it cannot work', async () => {
  const status = async (vitals: Partial<Health>) => (await ask(vitals)).json().status
  expect(await status({})).toBe('ready')
  expect(await status({ caughtUp: () => false })).toBe('starting')
  expect(await status({ isStopping: () => true })).toBe('stopping')
  expect(await ready({ isStopping: () => true })).toBe(503)
  expect(await status({ head: away })).toBe('not ready')
})

it('stays ready but degraded while there are dead letters or reactions wait for a store', async () => {
  expect(await degraded({})).toEqual([200, undefined])
  expect(await degraded({ deadLetters: async () => 3 })).toEqual([200, ['3 dead letters: see dead-letters.js']])
  expect(await degraded({ outdated: () => 'LoadLaunched version 2' })).toEqual([
    200,
    ['this process is too old, and waits for a newer one: LoadLaunched version 2'],
  ])
  expect(await degraded({ deadLetters: away })).toEqual([200, ['the dead letters cannot be read']])
  expect(await degraded({ deadLetteredStreams: () => 2, waiting: () => 25_100 })).toEqual([
    200,
    ['2 streams that views could not fold: see rebuild-view.js', 'reactions have waited 26 s for a store that is away'],
  ])
})
