import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { chatReaders } from './readers.ts'

const talk = () => {
  const recorder = eventRecorder()
  loadScript(recorder, 'L1').underway()
  const about = { loadId: 'L1', deliveryId: 'L1-1' }
  const sends = (messageId: string, agent: string, authorId: string, driverId = 'd1') =>
    recorder.recordEvent('chat-L1-1', {
      type: 'ChatMessageSent',
      data: { ...about, messageId, agent, authorId, driverId, text: messageId, attachments: [] },
    })
  sends('antes', 'DRIVER', 'davi', 'd0')
  sends('m1', 'SHIPPER', 'ana')
  sends('m2', 'SHIPPER', 'ana')
  recorder.recordEvent('chat-L1-1', { type: 'ChatRead', data: { ...about, agent: 'DRIVER', messageId: 'm1' } })
  sends('m3', 'DRIVER', 'joao')
  return recorder.log
}
const atTheWheel = { userId: 'joao', roles: ['driver'], shipperId: 'embarca', transporterId: 't1', driverId: 'd1', operationGroups: [] }

it('shows the shipper every message, and which ones the driver has seen', async () => {
  const chat = await chatReaders.chat({ id: 'L1-1' }, await queryContext(talk()))
  expect(chat).toMatchObject({ notViewed: 2, open: true })
  expect(chat?.messages.map(({ id, viewed }) => [id, viewed])).toEqual([
    ['antes', false],
    ['m1', true],
    ['m2', false],
    ['m3', false],
  ])
})
it('shows drivers only the messages of their own time', async () => {
  const chat = await chatReaders.driverChat({ id: 'L1-1' }, await queryContext(talk(), atTheWheel))
  expect(chat?.messages.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3'])
  expect(chat?.notViewed).toBe(1)
})
it('hides the chat from users without access', async () => {
  const events = talk()
  expect(await chatReaders.chat({ id: 'L1-1' }, await queryContext(events, { operationGroups: ['g2'] }))).toBeUndefined()
  expect(await chatReaders.chat({ id: 'L1-2' }, await queryContext(events))).toBeUndefined()
  expect(await chatReaders.driverChat({ id: 'L1-1' }, await queryContext(events, { ...atTheWheel, driverId: 'd0' }))).toBeUndefined()
})
