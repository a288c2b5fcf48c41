import { MessageRefused } from '../../kit/mail.ts'

/** The service judged the message itself: an address or a text, not the caller or its own load. */
const isFinal = (status: number) => [400, 404, 409, 410, 413, 422].includes(status)

type Posting = {
  readonly service: string
  readonly url: string
  readonly token: string | undefined
  readonly timeout: number
  /** Sent as `Idempotency-Key`. */
  readonly key: string
  readonly body: object
}
/** Hands one message as JSON to a service that sends it. Rejects with `MessageRefused` when it never will. */
export const postMessage = async ({ service, url, token, timeout, key, body }: Posting): Promise<void> => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  })
  if (isFinal(reply.status)) throw new MessageRefused(`the ${service} answered ${reply.status}`)
  if (!reply.ok) throw new Error(`the ${service} answered ${reply.status}`)
}
