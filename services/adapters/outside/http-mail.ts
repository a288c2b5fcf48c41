import type { Mail } from '../../kit/mail.ts'
import { postMessage } from './post-message.ts'

const TIMEOUT_MS = 10_000

/**
 * A mail service that accepts one e-mail as JSON: `{ to, subject, text, attachments? }`, files in base64, with the message's key as
 * `Idempotency-Key`.
 */
export const httpMail = (url: string, token?: string, timeout = TIMEOUT_MS): Mail => ({
  channel: 'MAIL',
  send: ({ key, attachments, ...message }) => {
    const files = attachments?.map(({ content, ...file }) => ({ ...file, content: content.toString('base64') }))
    return postMessage({
      ...{ service: 'mail service', url, token, timeout, key },
      body: { ...message, ...(files && { attachments: files }) },
    })
  },
})
