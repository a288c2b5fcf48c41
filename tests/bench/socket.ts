import { once } from 'node:events'
import { connect } from 'node:net'
import { type Connection, wired } from './http.ts'

/** Text frames of a server, whole ones, out of bytes as they come. */
const framesIn = (hear: (text: Buffer) => void) => {
  let kept: Buffer = Buffer.alloc(0)
  return (bytes: Buffer) => {
    kept = kept.length ? Buffer.concat([kept, bytes]) : bytes
    for (;;) {
      const short = kept.length < 2 ? 0 : kept[1]!
      const head = short === 127 ? 10 : short === 126 ? 4 : 2
      if (kept.length < head) return
      const length = head === 2 ? short : head === 4 ? kept.readUInt16BE(2) : Number(kept.readBigUInt64BE(2))
      if (kept.length < head + length) return
      hear(kept.subarray(head, head + length))
      kept = kept.subarray(head + length)
    }
  }
}

/** What a client sends must be masked; with zeros it may be read. */
const masked = (text: string) => {
  const body = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body])
}

/** Somebody who listens to everything of a shipper. Without `hear`, frames are taken and thrown away unread. */
export const listener = async (
  port: number,
  { ask }: Connection,
  token: string,
  hear?: (frame: Buffer) => void,
): Promise<{ close(): void }> => {
  const { body } = await ask(wired({ method: 'POST', path: '/webshipper/realtime/auth', token }))
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.write(
    `GET /webshipper/realtime?ticket=${(JSON.parse(body) as { token: string }).token} HTTP/1.1\r\nHost: localhost:8080\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16, 7).toString('base64')}\r\n\r\n`,
  )
  const [upgraded] = (await once(socket, 'data')) as [Buffer]
  if (!upgraded.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(upgraded.toString('latin1'))
  socket.write(masked('{"subscribe":["shipper"]}'))
  await once(socket, 'data')
  socket.on('error', () => {})
  if (hear) socket.on('data', framesIn(hear))
  else socket.resume()
  return { close: () => void socket.destroy() }
}
