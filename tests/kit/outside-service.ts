import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { readonly headers: IncomingMessage['headers']; readonly path: string; readonly body: Buffer }
/** A status, or never an answer. */
type Answer = number | 'never'

/** A service outside of the program: it keeps what it is asked, and answers as the test says. */
export const outsideService = async () => {
  const asked: Asked[] = []
  let answer: Answer = 202
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      asked.push({ headers: request.headers, path: request.url ?? '', body: Buffer.concat(parts) })
      if (answer !== 'never') reply.writeHead(answer, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers: (next: Answer) => {
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
export type OutsideService = Awaited<ReturnType<typeof outsideService>>
