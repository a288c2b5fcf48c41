import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { type Health, serveHealth } from './health.ts'

const well: Health = { head: async () => '7', views: async () => '7', lag: async () => 20, caughtUp: () => true }
const away = () => Promise.reject(new Error('away'))
const ready = async (vitals: Partial<Health>) => {
  const app = Fastify()
  serveHealth(app, { ...well, ...vitals })
  return (await app.inject('/health/ready')).statusCode
}

it('is ready while log and views can be read and the views are near', async () => {
  expect(await ready({})).toBe(200)
  expect(await ready({ head: away })).toBe(503)
  expect(await ready({ views: away })).toBe(503)
  expect(await ready({ lag: away })).toBe(503)
  expect(await ready({ lag: async () => 90_000 })).toBe(503)
  expect(await ready({ caughtUp: () => false })).toBe(503)
})
