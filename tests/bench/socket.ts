import { once } from 'node:events'
import { connect } from 'node:net'
import { type Connection, wired } from './http.ts'

/** Splits received bytes into complete text frames of a server. */
const framesIn = (onFrame: (text: Buffer) => void) => {
  let rest: Buffer = Buffer.alloc(0)
  return (bytes: Buffer) => {
    rest = rest.length ? Buffer.concat([rest, bytes]) : bytes
    for (;;) {
      const short = rest.length < 2 ? 0 : rest[1]!
      const head = short === 127 ? 10 : short === 126 ? 4 : 2
      if (rest.length < head) return
      const length = head === 2 ? short : head === 4 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2))
      if (rest.length < head + length) return
      onFrame(rest.subarray(head, head + length))
      rest = rest.subarray(head + length)
    }
  }
}

/** Client frames must be masked; a mask of zeros keeps the text readable. */
const masked = (text: string) => {
  const body = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body])
}

/** A client subscribed to a channel: everything of a shipper, or of one gate. Without the callback, frames are discarded unread. */
export const listener = async (
  port: number,
  { ask }: Connection,
  token: string,
  onFrame?: (frame: Buffer) => void,
  channel = 'shipper',
): Promise<{ close(): void }> => {
  const { body } = await ask(wired({ method: 'POST', path: '/webshipper/realtime/auth', token }))
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.write(
    `GET /webshipper/realtime?ticket=${(JSON.parse(body) as { token: string }).token} HTTP/1.1\r\nHost: localhost:8080\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16, 7).toString('base64')}\r\n\r\n`,
  )
  const [upgraded] = (await once(socket, 'data')) as [Buffer]
  if (!upgraded.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(upgraded.toString('latin1'))
  socket.write(masked(JSON.stringify({ subscribe: [channel] })))
  await once(socket, 'data')
  socket.on('error', () => {})
  if (onFrame) socket.on('data', framesIn(onFrame))
  else socket.resume()
  return { close: () => void socket.destroy() }
}
