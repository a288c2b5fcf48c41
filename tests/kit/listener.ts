import type { ServerFrame } from '@embarca/contracts/realtime/routes.ts'
import { WebSocket } from 'ws'

/** A websocket client that keeps the frames it receives. */
export const listener = async (url: string, options: { origin?: string; autoPong?: boolean } = {}) => {
  const socket = new WebSocket(url, { perMessageDeflate: false, ...options })
  const frames: ServerFrame[] = []
  const waiting: (() => void)[] = []
  let closed: number | undefined
  const wake = () => {
    for (const resolve of waiting.splice(0)) resolve()
  }
  socket.on('message', (text) => {
    frames.push(JSON.parse(String(text)))
    wake()
  })
  socket.on('close', (code) => {
    closed = code
    wake()
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve())
    socket.on('error', reject)
  })
  const until = async <T>(look: () => T | undefined | false): Promise<T> => {
    for (;;) {
      const found = look()
      if (found) return found
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
  }
  return {
    socket,
    frames,
    send: (words: object | string) => socket.send(typeof words === 'string' ? words : JSON.stringify(words)),
    /** Takes the next frame of a type. */
    nextFrame: (type: string) =>
      until(() => {
        const at = frames.findIndex((frame) => frame.type === type)
        return at >= 0 && frames.splice(at, 1)[0]
      }),
    closes: () => until(() => closed),
    close: () => socket.terminate(),
  }
}
