import { type Mail, MessageRefused } from '../../kit/mail.ts'

const TIMEOUT_MS = 10_000

/** The service judged the message itself: an address or a text, not the caller or its own load. */
const isFinal = (status: number) => [400, 404, 409, 410, 413, 422].includes(status)

/**
 * A mail service that accepts one e-mail as JSON: `{ to, subject, text, attachments? }`, files in base64, with the message's key as
 * `Idempotency-Key`.
 */
export const httpMail = (url: string, token?: string, timeout = TIMEOUT_MS): Mail => ({
  channel: 'MAIL',
  send: async ({ key, attachments, ...message }) => {
    const files = attachments?.map(({ content, ...file }) => ({ ...file, content: content.toString('base64') }))
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ ...message, ...(files && { attachments: files }) }),
      signal: AbortSignal.timeout(timeout),
    })
    if (isFinal(reply.status)) throw new MessageRefused(`the mail service answered ${reply.status}`)
    if (!reply.ok) throw new Error(`the mail service answered ${reply.status}`)
  },
})
