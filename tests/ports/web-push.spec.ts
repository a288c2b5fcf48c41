import { createPublicKey, randomBytes, verify } from 'node:crypto'
import { httpWebPush, pushKeyFrom } from '@embarca/services/adapters/outside/http-web-push.ts'
import { MessageRefused } from '@embarca/services/kit/mail.ts'
import { noWebPush, type WebPush } from '@embarca/services/kit/web-push.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OutsideService, outsideService } from '../kit/outside-service.ts'
import { pushDevice } from '../kit/push-device.ts'

/** Long enough for a busy machine, short enough to wait for. */
const TIMEOUT = 1_500
const KEY = '01920000-0000-7000-8000-000000000001'
let service: OutsideService
beforeEach(async () => {
  service = await outsideService()
})
afterEach(() => service.close())

const secret = randomBytes(32)
const device = pushDevice()
const { endpoint, p256dh, auth } = device
const message = {
  ...{ key: KEY, to: { endpoint, p256dh, auth }, title: 'Nova oferta de frete', body: 'Fábrica: carga CG-1, Curitiba → Goiânia' },
  ...{ url: '/carrier/offers/l1', lasts: 3_600_000 },
}
/** The fake service stands for every push service: their addresses are https and outside. */
const http = (): WebPush =>
  httpWebPush({
    ...{ secret, contact: 'mailto:ops@embarca.example', timeout: TIMEOUT },
    post: (address, request) => fetch(`${service.url}${new URL(address).pathname}`, request),
  })

describe.each([
  ['HTTP', http, true],
  ['none', () => noWebPush, false],
] as const)('web push by %s', (_, open, sends) => {
  it('says whether anything is sent, and offers a key to subscribe under only then', () => {
    const { channel, publicKey } = open()
    expect([channel, publicKey !== undefined]).toEqual(sends ? ['WEB_PUSH', true] : ['OFF', false])
  })
  it('sends a message, or rejects: nothing is dropped without a word', async () => {
    const sending = open().send(message)
    if (!sends) return expect(sending).rejects.toThrow('off')
    expect(await sending).toBe('TAKEN')
    expect(service.asked).toHaveLength(1)
  })
})

describe('web push by HTTP', () => {
  it('hands the push service nothing to read, and the device everything', async () => {
    await http().send(message)
    const [asked] = service.asked
    expect(asked!.body.toString('latin1')).not.toContain('Curitiba')
    expect(device.read(asked!)).toEqual({ title: message.title, body: message.body, url: message.url, tag: KEY })
  })
  it('says how long it is worth delivering, and replaces an undelivered one of the same notice', async () => {
    await http().send(message)
    const { headers } = service.asked[0]!
    expect([headers['ttl'], headers['urgency'], headers['topic']]).toEqual(['3600', 'high', KEY.replaceAll('-', '')])
  })
  it('proves with the key of the subscription who sends, for the push service alone', async () => {
    const push = http()
    await push.send(message)
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(service.asked[0]!.headers['authorization'])) ?? []
    expect(key).toBe(push.publicKey)
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const [head = '', claims = '', signature = ''] = token.split('.')
    const signed = Buffer.from(`${head}.${claims}`)
    expect(verify('sha256', signed, { key: signer, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      ...{ aud: 'https://fcm.googleapis.com', sub: 'mailto:ops@embarca.example' },
    })
  })
  it('has the same key at each start, apart from the secret that it belongs to', () => {
    const own = pushKeyFrom(secret)
    expect(own).toEqual(pushKeyFrom(secret))
    expect(own).not.toEqual(secret)
  })
  it.each([404, 410])('a device that is gone (%i) is told apart', async (status) => {
    service.answers(status)
    expect(await http().send(message)).toBe('GONE')
  })
  it.each([400, 403, 413])('a message that will never be taken (%i) is refused for good', async (status) => {
    service.answers(status)
    await expect(http().send(message)).rejects.toBeInstanceOf(MessageRefused)
  })
  it('a subscription whose keys do not encrypt is refused for good', async () => {
    await expect(http().send({ ...message, to: { endpoint, p256dh, auth: 'AAAA' } })).rejects.toBeInstanceOf(MessageRefused)
  })
  it.each([503, 429, 302, 'never'] as const)('a service that answers %s may take it later', async (answer) => {
    service.answers(answer)
    const failed = await http()
      .send(message)
      .catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toBeInstanceOf(MessageRefused)
  })
})
