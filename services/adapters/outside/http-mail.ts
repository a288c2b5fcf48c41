import type { Mail } from '../../kit/mail.ts'

const TIMEOUT_MS = 10_000

/**
 * A mail service that accepts one e-mail as JSON: `{ to, subject, text, attachments? }`, files in base64, with the message's key as
 * `Idempotency-Key`.
 */
export const httpMail = (url: string, token?: string): Mail => ({
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
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!reply.ok) throw new Error(`the mail service answered ${reply.status}`)
  },
})
