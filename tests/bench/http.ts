import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type WireAnswer = { readonly status: number; readonly head: string; readonly body: string }
const END = '\r\n\r\n'

type WireRequest = {
  readonly method: string
  readonly path: string
  readonly token?: string
  readonly key?: string
  readonly body?: string
  /** The `Accept-Encoding` header. */
  readonly accepts?: string
}

/** A raw HTTP request; hand-written because the client shares two cores with the server. */
export const wired = ({ method, path, token, key, body, accepts }: WireRequest): string =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost:8080\r\n${token ? `Authorization: Bearer ${token}\r\n` : ''}${key ? `Idempotency-Key: ${key}\r\n` : ''}${accepts ? `Accept-Encoding: ${accepts}\r\n` : ''}${
    body === undefined
      ? method === 'GET'
        ? ''
        : 'Content-Length: 0\r\n'
      : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
  }\r\n${body ?? ''}`

export type Connection = {
  /** One request at a time. `unread`: the body of a successful response is discarded. */
  readonly ask: (request: string, unread?: boolean) => Promise<WireAnswer>
  readonly close: () => void
}

export const connection = async (port: number): Promise<Connection> => {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let answer: ((answer: WireAnswer) => void) | undefined
  let broken: ((error: Error) => void) | undefined
  let parts: Buffer[] = []
  let head = ''
  let missing = -1
  let isUnread = false

  const finish = () => {
    const status = Number(head.slice(9, 12))
    const from = head.length + END.length
    const body = isUnread && status === 200 ? '' : (parts.length === 1 ? parts[0]! : Buffer.concat(parts)).toString('latin1', from)
    parts = []
    missing = -1
    // The server answers a connection that never asks: its time is over.
    answer?.({ status, head, body })
  }
  /** Bytes still missing; -1 until the head is complete. */
  const begun = (bytes: Buffer): number => {
    const end = bytes.indexOf(END)
    if (end < 0) return -1
    head = bytes.toString('latin1', 0, end)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    return end + END.length + Number(length ?? 0) - bytes.length
  }
  socket.on('data', (bytes) => {
    parts.push(bytes)
    if (missing >= 0) missing -= bytes.length
    else {
      if (parts.length > 1) parts = [Buffer.concat(parts)]
      missing = begun(parts[0]!)
    }
    if (missing === 0) finish()
  })
  socket.on('error', (error) => broken?.(error))
  socket.on('close', () => broken?.(new Error('The server hung up')))

  return {
    ask: (request, unread = false) =>
      new Promise((resolve, reject) => {
        isUnread = unread
        answer = resolve
        broken = reject
        socket.write(request, 'latin1')
      }),
    close: () => socket.destroy(),
  }
}

/** The next request of a client. */
export type Next = (client: number) => string
export type HttpLoad = { readonly rate: number /** Milliseconds. */; readonly latencies: readonly number[]; readonly refused: number }

/**
 * Every connection sends its next request after each response, for `seconds`; composing a request is not counted as latency. A status other than
 * success ends the run; with `mayRefuse`, a refusal by the rules (422) is counted separately.
 */
export const load = async (connections: readonly Connection[], seconds: number, next: Next, mayRefuse = false): Promise<HttpLoad> => {
  let refused = 0
  const latencies: number[] = []
  const start = performance.now()
  const end = start + seconds * 1_000
  await Promise.all(
    connections.map(async ({ ask }, client) => {
      for (let now = start; now < end; ) {
        const request = next(client)
        const sentAt = performance.now()
        const { status, body } = await ask(request, true)
        if (status !== 200 && !(mayRefuse && status === 422)) throw new Error(`${status}: ${body}`)
        now = performance.now()
        if (status === 200) latencies.push(now - sentAt)
        else refused++
      }
    }),
  )
  return { rate: (latencies.length / (performance.now() - start)) * 1_000, latencies, refused }
}
