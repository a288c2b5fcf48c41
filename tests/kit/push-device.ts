import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const length = (key: Buffer) => Buffer.from([0, key.length])
const header = (value: string | string[] | undefined, name: string) =>
  Buffer.from(new RegExp(`${name}=([\\w-]+)`).exec(String(value))?.[1] ?? '', 'base64url')

/** A browser's side of a push subscription: its keys, and what it reads of a message that arrived at its push service. */
export const pushDevice = (path = 'fcm/send/1', service = 'https://fcm.googleapis.com') => {
  const pair = createECDH('prime256v1')
  const point = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    endpoint: `${service}/${path}`,
    p256dh: point.toString('base64url'),
    auth: auth.toString('base64url'),
    /** Opens a message of the content encoding `aesgcm`. */
    read: ({ headers, body }: { readonly headers: Record<string, string | string[] | undefined>; readonly body: Buffer }) => {
      const sender = header(headers['crypto-key'], 'dh')
      const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, 'Content-Encoding: auth\0', 32))
      const context = Buffer.concat([Buffer.from('P-256\0'), length(point), point, length(sender), sender])
      const derived = (what: string, bytes: number) =>
        Buffer.from(
          hkdfSync(
            'sha256',
            secret,
            header(headers['encryption'], 'salt'),
            Buffer.concat([Buffer.from(`Content-Encoding: ${what}\0`), context]),
            bytes,
          ),
        )
      const opening = createDecipheriv('aes-128-gcm', derived('aesgcm', 16), derived('nonce', 12))
      opening.setAuthTag(body.subarray(-16))
      const plain = Buffer.concat([opening.update(body.subarray(0, -16)), opening.final()])
      return JSON.parse(plain.subarray(2 + plain.readUInt16BE(0)).toString()) as Record<string, string>
    },
  }
}
