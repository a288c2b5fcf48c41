import { createServer, type Socket } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { encoded } from '@embarca/services/http/push/frame.ts'
import { hubFrom } from '@embarca/services/http/push/hub.ts'
import { pushConnectionTo } from '@embarca/services/http/push/push-connection.ts'
import { type FanOutReady, type FanOutRequest, FRAME, TOPICS } from '../frames.ts'

const PACE = 5
const SLICE = 1_000
/** Bytes before the text of a frame of this length. */
const HEAD = 4
const hub = hubFrom('0')
const sockets: Socket[] = []
const server = createServer({ noDelay: true }, (socket) => {
  const line = pushConnectionTo({ socket, giveUp: () => socket.destroy(), position: hub.head })
  hub.join('all', line)
  hub.join(`topic-${sockets.length % TOPICS}`, line)
  sockets.push(socket)
  socket.on('error', () => {})
})
server.listen(0, '127.0.0.1', 4_096, () => process.send!({ port: (server.address() as { port: number }).port } satisfies FanOutReady))

let made = 0
const nanoseconds = () => String(process.hrtime.bigint()).padStart(20, '0')
const update = (topic: string) => {
  const id = String(made++).padStart(8, '0')
  const message = { type: 'load.changed', id, position: id }
  const at = nanoseconds()
  const missing = FRAME - HEAD - JSON.stringify({ channel: 'shipper', ...message, data: { at, fill: '' } }).length
  return { ...message, data: JSON.stringify({ at, fill: 'x'.repeat(missing) }), places: [{ topic, channel: 'shipper' }] }
}
const work: Record<FanOutRequest['how'], (frames: number) => Promise<void>> = {
  raw: async (frames) => {
    for (let n = 0; n < frames; n++) {
      const { type, id, position, data } = update('all')
      const frame = encoded(`${JSON.stringify({ channel: 'shipper', type, id, position }).slice(0, -1)},"data":${data}}`)
      for (const [at, socket] of sockets.entries()) {
        socket.write(frame)
        if (at % SLICE === SLICE - 1) await turn()
      }
    }
  },
  hub: async (frames) => {
    for (let n = 0; n < frames; n++) {
      hub.publish([update('all')])
      await turn()
    }
  },
  topics: async (frames) => {
    for (let n = 0; n < frames; n++) {
      hub.publish([update(`topic-${(n * 7) % TOPICS}`)])
      await pause(PACE)
    }
  },
}
/** Waits until all sockets are accepted: a client connects earlier, and a socket not yet registered would never get its frames. */
const everybody = async (count: number) => {
  while (sockets.length < count) await pause(1)
}
process.on('message', async ({ how, frames, sockets: count }: FanOutRequest) => {
  await everybody(count)
  await work[how](frames)
})
process.on('disconnect', () => process.exit(0))
