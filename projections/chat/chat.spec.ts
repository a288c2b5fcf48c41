import { asking } from '@embarca/tests/kit/asking.ts'
import { loadTold } from '@embarca/tests/kit/load-told.ts'
import { telling } from '@embarca/tests/kit/told.ts'
import { expect, it } from 'vitest'
import { chatReaders } from './readers.ts'

const talk = () => {
  const teller = telling()
  loadTold(teller, 'L1').underway()
  const about = { loadId: 'L1', deliveryId: 'L1-1' }
  const says = (messageId: string, agent: string, authorId: string, driverId = 'd1') =>
    teller.tell('chat-L1-1', {
      type: 'ChatMessageSent',
      data: { ...about, messageId, agent, authorId, driverId, text: messageId, attachments: [] },
    })
  says('antes', 'DRIVER', 'davi', 'd0')
  says('m1', 'SHIPPER', 'ana')
  says('m2', 'SHIPPER', 'ana')
  teller.tell('chat-L1-1', { type: 'ChatRead', data: { ...about, agent: 'DRIVER', messageId: 'm1' } })
  says('m3', 'DRIVER', 'joao')
  return teller.log
}
const atTheWheel = { userId: 'joao', roles: ['driver'], shipperId: 'embarca', transporterId: 't1', driverId: 'd1', operationGroups: [] }

it('shows the shipper everything, and what the driver has seen of it', async () => {
  const chat = await chatReaders.chat({ id: 'L1-1' }, await asking(talk()))
  expect(chat).toMatchObject({ notViewed: 2, open: true })
  expect(chat?.messages.map(({ id, viewed }) => [id, viewed])).toEqual([
    ['antes', false],
    ['m1', true],
    ['m2', false],
    ['m3', false],
  ])
})
it('shows the driver only the own talk', async () => {
  const chat = await chatReaders.driverChat({ id: 'L1-1' }, await asking(talk(), atTheWheel))
  expect(chat?.messages.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3'])
  expect(chat?.notViewed).toBe(1)
})
it('is not there for others', async () => {
  const facts = talk()
  expect(await chatReaders.chat({ id: 'L1-1' }, await asking(facts, { operationGroups: ['g2'] }))).toBeUndefined()
  expect(await chatReaders.chat({ id: 'L1-2' }, await asking(facts))).toBeUndefined()
  expect(await chatReaders.driverChat({ id: 'L1-1' }, await asking(facts, { ...atTheWheel, driverId: 'd0' }))).toBeUndefined()
})
