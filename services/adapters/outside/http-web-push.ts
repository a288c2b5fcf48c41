import { createECDH, createHmac } from 'node:crypto'
import { buildPushHTTPRequest } from '@pushforge/builder'
import { MessageRefused } from '../../kit/mail.ts'
import type { WebPush } from '../../kit/web-push.ts'

const TIMEOUT_MS = 5_000
const KEY_BYTES = 32
const POINT_HEAD = 1
const encoded = (bytes: Buffer) => bytes.toString('base64url')

/** The key pair of an application server (VAPID) whose private key is these 32 bytes. */
const vapidKeys = (secret: Buffer) => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  const point = pair.getPublicKey()
  const x = encoded(point.subarray(POINT_HEAD, POINT_HEAD + KEY_BYTES))
  const y = encoded(point.subarray(POINT_HEAD + KEY_BYTES))
  return { publicKey: encoded(point), privateJWK: { kty: 'EC', crv: 'P-256', x, y, d: encoded(secret) } }
}

/** A key for pushes that belongs to another secret of the server: without a setting of its own it is kept wherever that one is. */
export const pushKeyFrom = (secret: Buffer): Buffer => createHmac('sha256', secret).update('embarca web push').digest()

/** The push service no longer knows the subscription. */
const isGone = (status: number) => status === 404 || status === 410
/** The message or its subscription is wrong: sending it again changes nothing. */
const isFinal = (status: number) => [400, 403, 413, 422].includes(status)

type Setting = {
  /** The private key: 32 bytes. */
  readonly secret: Buffer
  /** Whom a push service writes to: `mailto:` or an https address. */
  readonly contact: string
  readonly timeout?: number
  readonly post?: (address: string, request: RequestInit) => Promise<Pick<Response, 'status' | 'ok'>>
}

/** Sends to the push service of each browser, encrypted for the device (RFC 8030, 8291, 8292): the service reads neither text nor page. */
export const httpWebPush = ({ secret, contact, timeout = TIMEOUT_MS, post = fetch }: Setting): WebPush => {
  const { publicKey, privateJWK } = vapidKeys(secret)
  return {
    channel: 'WEB_PUSH',
    publicKey,
    send: async ({ key, to: { endpoint, ...keys }, title, body, url, lasts }) => {
      const request = await buildPushHTTPRequest({
        privateJWK,
        subscription: { endpoint, keys },
        message: {
          payload: { title, body, url, tag: key },
          adminContact: contact,
          options: { ttl: Math.max(1, Math.floor(lasts / 1_000)), urgency: 'high', topic: key.replaceAll('-', '').slice(0, 32) },
        },
      }).catch((error: unknown) => {
        // The device's own keys do not encrypt.
        throw new MessageRefused('the subscription is not valid', { cause: error })
      })
      // An answer elsewhere is no answer: a redirect could lead into the server's own network.
      const sent = { method: 'POST', headers: request.headers, body: request.body, redirect: 'error' } as const
      const { status, ok } = await post(request.endpoint, { ...sent, signal: AbortSignal.timeout(timeout) })
      if (isGone(status)) return 'GONE'
      if (isFinal(status)) throw new MessageRefused(`the push service answered ${status}`)
      if (!ok) throw new Error(`the push service answered ${status}`)
      return 'TAKEN'
    },
  }
}
