import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bundleServers, startServer } from './child.ts'
import type { Figure } from './figure.ts'
import { type FanOutReady, type FanOutRequest, FRAME, TOPICS } from './frames.ts'
import { median, percentile } from './measure.ts'
import { sideBySide } from './side-by-side.ts'

const BURST = 20_000
const PUSHES = 300
const ROUNDS = 5
/** A frame still missing after this time means that a socket was lost. */
const TIMEOUT_MS = 60_000

/** P18: one update to many sockets through the hub, against a direct write to each; and to the few sockets of one topic. */
export const measureFanOut = async (): Promise<readonly Figure[]> => {
  await bundleServers()
  return [...(await fanOut(1_000, 2, 1)), ...(await fanOut(5_000, 10, 4))]
}

const fanOut = async (count: number, gate: number, stretch: number): Promise<readonly Figure[]> => {
  const server = startServer('fan-out')
  const folder = mkdtempSync(join(tmpdir(), 'embarca-bench-'))
  const { port } = await server.nextMessage<FanOutReady>()
  const sockets: Socket[] = []
  let received = 0
  let consume = (_bytes: Buffer) => {}
  for (let n = 0; n < count; n++) {
    const socket = connect({ port, host: '127.0.0.1' })
    await once(socket, 'connect')
    socket.on('data', (bytes) => {
      received += bytes.length
      consume(bytes)
    })
    sockets.push(socket)
  }
  const all = async (ask: Omit<FanOutRequest, 'sockets'>, frames: number) => {
    received = 0
    const start = performance.now()
    server.send({ ...ask, sockets: count } satisfies FanOutRequest)
    while (received < frames * FRAME) {
      if (performance.now() - start > TIMEOUT_MS) throw new Error(`${received} of ${frames * FRAME} bytes came to ${count} sockets`)
      await pause(1)
    }
    return { rate: (frames / (performance.now() - start)) * 1_000 }
  }
  const each = BURST / count
  const burst = (how: 'raw' | 'hub') => () => all({ how, frames: each }, BURST)
  const topics = async () => {
    const late: number[] = []
    consume = (bytes) => {
      const now = process.hrtime.bigint()
      for (const [, at] of bytes.toString('latin1').matchAll(/"at":"(\d{20})"/g)) late.push(Number(now - BigInt(at!)) / 1e6)
    }
    await all({ how: 'topics', frames: PUSHES }, (PUSHES * count) / TOPICS)
    consume = () => {}
    return percentile(late, 0.99)
  }
  try {
    await burst('raw')()
    const rounds = await sideBySide(folder, { hub: burst('hub'), raw: burst('raw') }, ROUNDS)
    const p99: number[] = []
    for (let round = 0; round < ROUNDS; round++) p99.push(await topics())
    return [
      {
        name: 'P18',
        what: `fan-out / raw socket writes, ${count} sockets`,
        rounds: rounds.map(({ hub, raw }) => hub.rate / raw.rate),
        gate: 0.85,
        stretch: 0.95,
        detail: `raw ${(median(rounds.map(({ raw }) => raw.rate)) / 1_000).toFixed(0)}k frames/s`,
      },
      {
        name: 'P18',
        what: `push to a topic of ${count / TOPICS} among ${count} sockets, p99`,
        rounds: p99,
        gate,
        stretch,
        atMost: true,
        unit: ' ms',
      },
    ]
  } finally {
    for (const socket of sockets) socket.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
