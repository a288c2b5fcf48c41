import fastify from 'fastify'
import { expect, it } from 'vitest'
import { AppendTooLarge, StoreRefused, StoreUnavailable, StreamDeleted } from '../kit/event-store.ts'
import { answerProblems } from './problems.ts'

const answerTo = async (error: Error) => {
  const app = fastify()
  answerProblems(app)
  app.get('/', async () => {
    throw error
  })
  const reply = await app.inject('/')
  await app.close()
  return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], ...reply.json() }
}

it('answers what the event store will never do with the reason, and without a time to try again', async () => {
  expect(await answerTo(new AppendTooLarge('load-1', 3_000, 4_000_000))).toEqual({
    status: 413,
    code: 'COMMAND_TOO_LARGE',
    messages: ['Esta operação registraria dados demais de uma só vez. Divida-a em partes menores.'],
  })
  expect(await answerTo(new StreamDeleted('load-1'))).toMatchObject({ status: 410, code: 'STREAM_DELETED' })
  const refused = await answerTo(new StoreRefused('the request is not valid'))
  expect([refused.status, refused.retryAfter]).toEqual([500, undefined])
})

it('answers an event store that is away with a time to try again', async () => {
  expect(await answerTo(new StoreUnavailable('away'))).toMatchObject({ status: 503, retryAfter: '2', code: 'OVERLOADED' })
})
