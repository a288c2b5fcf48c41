import type { ChatEvent } from '@embarca/contracts/chat/events.ts'
import { someone, specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { chats } from './index.ts'

const underway = { isOpen: true, driverId: 'd1' } as const
const given = specification(chats, underway)
const joao = { ...someone, userId: 'joao', roles: ['driver'], driverId: 'd1' }
const send = (message = 'Chegou?') => ({ type: 'SendChatMessage', data: { id: 'L1-1', message } }) as const
const read = { type: 'ReadChat', data: { id: 'L1-1' } } as const
const sent = (agent: 'SHIPPER' | 'DRIVER', messageId = 'new', text = 'Chegou?'): ChatEvent => ({
  type: 'ChatMessageSent',
  data: {
    loadId: 'L1',
    deliveryId: 'L1-1',
    agent,
    messageId,
    authorId: agent === 'DRIVER' ? 'joao' : 'ana',
    driverId: 'd1',
    text,
    attachments: [],
  },
})
const wasRead = (agent: 'SHIPPER' | 'DRIVER', messageId: string): ChatEvent => ({
  type: 'ChatRead',
  data: { loadId: 'L1', deliveryId: 'L1-1', agent, messageId },
})

describe('about a delivery', () => {
  it('the shipper writes to the driver, and the driver answers', () => {
    given().when(send(' Chegou? ')).then(sent('SHIPPER'))
    given(sent('SHIPPER', 'm1')).when(send(), { by: joao }).then(sent('DRIVER'))
  })
  it('accepts a file without a text', () =>
    given()
      .when({ type: 'SendChatMessage', data: { id: 'L1-1', attachments: [{ fileId: 'f1', name: 'doca.png' }] } })
      .brings({ type: 'ChatMessageSent', data: { text: '', attachments: [{ fileId: 'f1', name: 'doca.png', authorId: 'ana' }] } }))
  it('refuses an empty message', () => given().when(send('  ')).refused('CHAT_EMPTY', 'message'))
  it('refuses messages before there is a driver, and after the end', () => {
    given()
      .when(send(), { lookups: { isOpen: true, driverId: '' } })
      .refused('DRIVER_MISSING')
    given()
      .when(send(), { lookups: { isOpen: false, driverId: 'd1' } })
      .refused('CHAT_NOT_NOW')
  })
  it('a driver who was replaced cannot write', () =>
    given()
      .when(send(), { by: { ...joao, driverId: 'd9' } })
      .refused('DRIVER_NOT_BOUND'))
  it('each side reads the messages of the other, once', () => {
    given(sent('SHIPPER', 'm1'), sent('SHIPPER', 'm2')).when(read, { by: joao }).then(wasRead('DRIVER', 'm2'))
    given(sent('SHIPPER', 'm1'), wasRead('DRIVER', 'm1')).when(read, { by: joao }).changesNothing()
    given(sent('SHIPPER', 'm1')).when(read).changesNothing()
  })
})
