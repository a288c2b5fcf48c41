import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { httpMail } from '@embarca/services/adapters/outside/http-mail.ts'
import { outboxMail } from '@embarca/services/adapters/outside/outbox-mail.ts'
import { MessageRefused } from '@embarca/services/kit/mail.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OutsideService, outsideService } from '../kit/outside-service.ts'

/** Long enough for a busy machine, short enough to wait for. */
const TIMEOUT = 1_500
const message = { key: 'k1', to: 'nara@serrano.example', subject: 'Documento pedido: CNH', text: 'Abra: http://localhost/carrier' }
let service: OutsideService
let folder: string
beforeEach(async () => {
  service = await outsideService()
  folder = mkdtempSync(join(tmpdir(), 'embarca-mail-'))
})
afterEach(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

const adapters = {
  http: {
    open: () => httpMail(service.url, 'token', TIMEOUT),
    /** What arrived, each message once. */
    kept: () => [...new Set(service.asked.map(({ headers }) => headers['idempotency-key']))],
    channel: 'MAIL',
  },
  outbox: { open: () => outboxMail(folder), kept: () => readdirSync(folder), channel: 'OUTBOX' },
} as const

describe.each(Object.entries(adapters))('mail by %s', (_, { open, kept, channel }) => {
  it('takes a message, and the same one requested again is one message', async () => {
    const mail = open()
    await mail.send(message)
    await mail.send(message)
    await mail.send({ ...message, key: 'k2' })
    expect(kept()).toHaveLength(2)
  })
  it('says whether anything leaves', () => expect(open().channel).toBe(channel))
})

describe('mail by http', () => {
  it('hands over address, subject and text, and who asks', async () => {
    await adapters.http.open().send(message)
    const { headers, body } = service.asked[0]!
    expect(JSON.parse(body.toString())).toEqual({ to: message.to, subject: message.subject, text: message.text })
    expect(headers['authorization']).toBe('Bearer token')
  })
  it('a message that the service will never take is refused for good', async () => {
    service.answers(422)
    await expect(adapters.http.open().send(message)).rejects.toBeInstanceOf(MessageRefused)
  })
  it.each([503, 429, 401, 'never'] as const)('a service that answers %s may take it later', async (answer) => {
    service.answers(answer)
    const failed = await adapters.http
      .open()
      .send(message)
      .catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toBeInstanceOf(MessageRefused)
  })
  it('a service that is away rejects', async () => {
    const mail = adapters.http.open()
    await service.close()
    await expect(mail.send(message)).rejects.toThrow()
  })
})
