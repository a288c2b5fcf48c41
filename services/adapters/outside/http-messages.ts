import type { Messages } from '../../kit/messages.ts'
import { postMessage } from './post-message.ts'

const TIMEOUT_MS = 5_000
const BRAZIL = '+55'

/** A provider that accepts one message as JSON: `{ to, text }`, the number in E.164, with the message's key as `Idempotency-Key`. */
export const httpMessages = (url: string, token?: string, timeout = TIMEOUT_MS): Messages => ({
  channel: 'MESSAGES',
  send: ({ key, to, text }) =>
    postMessage({ ...{ service: 'message provider', url, token, timeout, key }, body: { to: `${BRAZIL}${to}`, text } }),
})
