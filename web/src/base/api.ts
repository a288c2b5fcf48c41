import type { InputOf, OutputOf, Route } from '@embarca/contracts/kit/route.ts'
import { authHost, endSession } from './auth-host.ts'
import { CallFailed, isUnknownOutcome, noAnswerBody } from './failure.ts'
import { setLag } from './lag.ts'
import { lastPosition, recordPosition } from './last-position.ts'
import { pause } from './pause.ts'
import { noteReach } from './reach.ts'
import { type HttpRequest, type RequestFiles, toRequest } from './request.ts'
import { noteServerTime } from './server-clock.ts'
import { uuidv7 } from './uuid.ts'

export type CallOptions = {
  /** Idempotency key. Pass the same key again when the outcome is unknown, so that the command happens once. */
  readonly key?: string
  /** The revision that the user was looking at; the server answers 409 when the stream has moved on. */
  readonly ifMatch?: number
  readonly files?: RequestFiles
  /** When the user did it, for commands that are sent later; `offset`: milliseconds by which the device's clock is ahead. */
  readonly moment?: { readonly at: string; readonly offset?: number | undefined }
  readonly signal?: AbortSignal | undefined
  /** How often it is sent while no answer comes; absent: three times. */
  readonly attempts?: number
  /** Milliseconds after which an attempt counts as unanswered. */
  readonly timeout?: number
  /** Called with the log position that a query's answer includes. */
  readonly onPosition?: (position: string) => void
}

const RETRY_DELAYS = [400, 1500]
const MOST_ATTEMPTS = RETRY_DELAYS.length + 1

type Sending = { readonly signal?: AbortSignal | undefined; readonly timeout?: number | undefined }
const signalOf = ({ signal, timeout }: Sending) => {
  const signals = [...(signal ? [signal] : []), ...(timeout ? [AbortSignal.timeout(timeout)] : [])]
  return signals.length ? AbortSignal.any(signals) : undefined
}

const send = async (
  { url, method, body, headers }: HttpRequest,
  token: string | undefined,
  { signal, timeout }: Sending,
): Promise<Response> => {
  const ending = signalOf({ signal, timeout })
  const sentAt = Date.now()
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body }),
      ...(ending && { signal: ending }),
    })
    noteReach(true)
    noteServerTime(response.headers.get('server-time'), sentAt)
    return response
  } catch (thrown) {
    if (signal?.aborted) throw thrown
    noteReach(false)
    throw new CallFailed(0, noAnswerBody)
  }
}

const failureOf = async (response: Response): Promise<CallFailed> => {
  const body = await response.json().catch(() => ({}))
  return new CallFailed(response.status, body, response.headers.get('x-correlation-id') ?? undefined)
}

/** Sends a request with the session's token. A refused token is renewed once; if that fails, the user is signed out. */
export const fetchAuthorised = async (request: HttpRequest, signal?: AbortSignal, timeout?: number): Promise<Response> => {
  const host = authHost()
  const token = await host.token()
  const response = await send(request, token, { signal, timeout })
  if (response.status !== 401) return response
  const renewed = await host.renew(token)
  const second = renewed === undefined ? response : await send(request, renewed, { signal, timeout })
  if (second.status === 401) endSession()
  return second
}

const sendOnce = async (request: HttpRequest, { signal, timeout, onPosition }: CallOptions): Promise<unknown> => {
  const response = await fetchAuthorised(request, signal, timeout)
  if (!response.ok) {
    // A 409 carries the position of the other user's change: later queries must include it.
    recordPosition(response.headers.get('position'))
    throw await failureOf(response)
  }
  const included = response.headers.get('position')
  if (included !== null) onPosition?.(included)
  const answer: unknown = response.status === 204 ? undefined : await response.json()
  if (request.headers['after-position']) setLag(response.headers.get('stale') === 'true')
  if (request.headers['idempotency-key'])
    recordPosition(response.headers.get('position') ?? (answer as { position?: string } | undefined)?.position)
  return answer
}

const mayRetry = (failure: unknown) => failure instanceof CallFailed && (isUnknownOutcome(failure) || failure.status === 503)

/**
 * Calls an endpoint by its route row, which holds the method, the path and where each input field travels. A command carries an idempotency
 * key and is retried with it when no answer came; a query carries the position that its view must have reached. Throws `CallFailed`.
 */
export const call = async <R extends Route>(route: R, input: InputOf<R>, options: CallOptions = {}): Promise<OutputOf<R>> => {
  const request = toRequest(route, input as object, options.files)
  if ('command' in route) request.headers['idempotency-key'] = options.key ?? uuidv7()
  if (options.ifMatch !== undefined) request.headers['if-match'] = String(options.ifMatch)
  if (options.moment) {
    request.headers['occurred-at'] = options.moment.at
    if (options.moment.offset !== undefined) request.headers['clock-offset'] = String(options.moment.offset)
  }
  const position = lastPosition()
  if (!('command' in route) && position !== undefined) request.headers['after-position'] = position
  for (const wait of RETRY_DELAYS.slice(0, (options.attempts ?? MOST_ATTEMPTS) - 1)) {
    try {
      return (await sendOnce(request, options)) as OutputOf<R>
    } catch (thrown) {
      if (!mayRetry(thrown)) throw thrown
      await pause(wait)
    }
  }
  return (await sendOnce(request, options)) as OutputOf<R>
}
