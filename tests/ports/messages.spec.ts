import { completePhone } from '@embarca/contracts/kit/phone.ts'
import { httpMessages } from '@embarca/services/adapters/outside/http-messages.ts'
import { MessageRefused } from '@embarca/services/kit/mail.ts'
import { noMessages } from '@embarca/services/kit/messages.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OutsideService, outsideService } from '../kit/outside-service.ts'

/** Long enough for a busy machine, short enough to wait for. */
const TIMEOUT = 1_500
const message = { key: 'k1', to: '41999994410', text: 'Serra Azul: carga CG-1. Abra: http://localhost/carrier/offers/l1' }
let service: OutsideService
beforeEach(async () => {
  service = await outsideService()
})
afterEach(() => service.close())
const http = () => httpMessages(service.url, 'token', TIMEOUT)

describe.each([
  ['HTTP', http, true],
  ['none', () => noMessages, false],
] as const)('messages by %s', (_, open, sends) => {
  it('says whether anything leaves', () => expect(open().channel).toBe(sends ? 'MESSAGES' : 'OFF'))
  it('takes a message, the same one requested again under the same key; or rejects, and nothing leaves', async () => {
    const messages = open()
    if (!sends) {
      await expect(messages.send(message)).rejects.toThrow('MESSAGES_URL')
      return expect(service.asked).toEqual([])
    }
    await messages.send(message)
    await messages.send(message)
    expect(service.asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1'])
  })
})

describe('messages by HTTP', () => {
  it('hands over the number with its country, the text, and who asks', async () => {
    await http().send(message)
    const { headers, body } = service.asked[0]!
    expect(JSON.parse(body.toString())).toEqual({ to: '+5541999994410', text: message.text })
    expect(headers['authorization']).toBe('Bearer token')
  })
  it('a message that the provider will never take is refused for good', async () => {
    service.answers(422)
    await expect(http().send(message)).rejects.toBeInstanceOf(MessageRefused)
  })
  it.each([503, 429, 401, 'never'] as const)('a provider that answers %s may take it later', async (answer) => {
    service.answers(answer)
    const failed = await http()
      .send(message)
      .catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toBeInstanceOf(MessageRefused)
  })
})

it('a number counts only with its area', () => {
  expect(['(41) 99999-4410', '4133224455', '33224455', '', undefined].map(completePhone)).toEqual([
    ...['41999994410', '4133224455', undefined, undefined, undefined],
  ])
})
