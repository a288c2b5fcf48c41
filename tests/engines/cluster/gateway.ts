import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'

/** Ports of the processes of each part, used round-robin. */
export type Upstreams = { readonly [part in 'loads' | 'hiring' | 'queries' | 'push' | 'login']: readonly number[] }

const HIRING = new Set(['negotiation', 'lot', 'chat'])
const AWAY = '{"code":"OVERLOADED","messages":["Nenhum processo respondeu. Tente de novo em instantes."]}'

const addresses = () =>
  [...readFileSync(new URL('../../../deploy/gateway/addresses.map', import.meta.url), 'utf8').matchAll(/^"~(.+)" (\w+);$/gm)].map(
    ([, pattern, to]) => ({
      pattern: new RegExp(pattern!),
      to: to!,
    }),
  )

/**
 * The headers of a request as nginx passes them on where it knows no proxy: the client's address, and an idempotency key that stays the
 * same when the request is sent again.
 */
const forwarded = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': socket.remoteAddress ?? '',
  'idempotency-key': headers['idempotency-key'] ?? randomUUID(),
})

/** Replaces nginx with deploy/gateway on a machine without nginx: one address that forwards each request to the process responsible. */
export const startGateway = async (port: number, upstreams: Upstreams) => {
  const map = addresses()
  const partOf = ({ method, url = '/' }: IncomingMessage): keyof Upstreams => {
    if (url.startsWith('/auth/')) return 'login'
    const call = `${method} ${url.split('?')[0]}`
    const to = map.find(({ pattern }) => pattern.test(call))?.to ?? 'questions'
    return to === 'questions' ? 'queries' : to === 'push' ? 'push' : HIRING.has(to) ? 'hiring' : 'loads'
  }
  let count = 0
  /** The ports of a part, each once, starting with the next in turn. */
  const roundRobin = (part: keyof Upstreams): number[] => {
    const from = count++ % upstreams[part].length
    return [...upstreams[part].slice(from), ...upstreams[part].slice(0, from)]
  }

  const server = createServer((incoming, reply) => {
    const ports = roundRobin(partOf(incoming))
    const chunks: Buffer[] = []
    incoming.on('data', (chunk) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks)
      const { method, url: path } = incoming
      const headers = forwarded(incoming)
      // As proxy_next_upstream does: skips a process that is unreachable or answers 503. A repeated command has its idempotency key.
      const attempt = () => {
        const passed = request({ port: ports.shift()!, host: '127.0.0.1', method, path, headers }, (answer) => {
          if (answer.statusCode === 503 && ports.length > 0) {
            answer.resume()
            return attempt()
          }
          reply.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(reply)
        })
        passed.on('error', () => {
          if (ports.length > 0 && !reply.headersSent) return attempt()
          if (!reply.headersSent) reply.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' })
          reply.end(AWAY)
        })
        passed.end(body)
      }
      attempt()
    })
  })
  server.on('upgrade', (request, socket, head) => {
    const ports = roundRobin('push')
    const attempt = () => {
      const there = connect(ports.shift()!, '127.0.0.1', () => {
        const lines = Object.entries(forwarded(request)).flatMap(([name, value]) => [value ?? []].flat().map((one) => `${name}: ${one}`))
        there.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
        there.write(head)
        socket.pipe(there).pipe(socket)
      })
      there.on('error', () => (there.pending && ports.length > 0 ? attempt() : socket.destroy()))
      socket.on('error', () => there.destroy())
    }
    attempt()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
