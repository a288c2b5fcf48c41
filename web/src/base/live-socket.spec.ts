import { expect, it } from 'vitest'
import { connectFrames, type Frame } from './live-socket.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))
const wired = () => {
  const wires: any[] = []
  const positions: (string | undefined)[] = []
  const waiting: (() => void)[] = []
  const socket = connectFrames({
    url: async (since) => {
      positions.push(since)
      return 'ws://x'
    },
    open: () => {
      const wire = {
        readyState: 0,
        sent: [] as object[],
        send: (text: string) => wire.sent.push(JSON.parse(text)),
        close: () => {},
        onopen: null,
        onmessage: null,
        onclose: null,
      } as any
      wires.push(wire)
      return wire
    },
    wait: (_, then) => waiting.push(then),
  })
  const open = (wire: any) => {
    wire.readyState = 1
    wire.onopen()
  }
  const drop = (wire: any) => {
    wire.readyState = 3
    wire.onclose()
  }
  const frame = (wire: any, given: Partial<Frame>) => wire.onmessage({ data: JSON.stringify(given) })
  return { socket, wires, positions, waiting, open, drop, frame }
}

it('subscribes to a channel once for many listeners, and unsubscribes with the last one', async () => {
  const { socket, wires, open, frame } = wired()
  const received: string[] = []
  const off = socket.subscribe('shipper', ({ type }) => received.push(`a ${type}`))
  const offToo = socket.subscribe('shipper', ({ type }) => received.push(`b ${type}`))
  await settle()
  open(wires[0])
  frame(wires[0], { channel: 'shipper', type: 'changed', position: '7' })
  expect(wires[0].sent).toEqual([{ subscribe: ['shipper'] }])
  expect(received).toEqual(['a changed', 'b changed'])
  off()
  offToo()
  expect(wires[0].sent.at(-1)).toEqual({ unsubscribe: ['shipper'] })
})

it('reconnects after a break, subscribes again and asks for the missed frames', async () => {
  const { socket, wires, positions, waiting, open, drop, frame } = wired()
  socket.subscribe('load:1', () => {})
  await settle()
  open(wires[0])
  frame(wires[0], { channel: 'load:1', type: 'changed', position: '42' })
  drop(wires[0])
  expect(socket.isOpen()).toBe(false)
  waiting.shift()?.()
  await settle()
  open(wires[1])
  expect(positions).toEqual([undefined, '42'])
  expect(wires[1].sent).toEqual([{ subscribe: ['load:1'] }])
})

it('makes every listener read again when the server lost frames', async () => {
  const { socket, wires, open, frame } = wired()
  const received: string[] = []
  socket.subscribe('shipper', ({ type }) => received.push(`shipper ${type}`))
  socket.subscribe('load:1', ({ type }) => received.push(`load ${type}`))
  await settle()
  open(wires[0])
  frame(wires[0], { type: 'resync', position: '9' })
  expect(received).toEqual(['shipper resync', 'load resync'])
})

it('does not pass replies to its own messages to listeners', async () => {
  const { socket, wires, open, frame } = wired()
  const received: string[] = []
  socket.subscribe('shipper', ({ type }) => received.push(type))
  await settle()
  open(wires[0])
  for (const type of ['subscribed', 'refused', 'pong', 'load.changed']) frame(wires[0], { channel: 'shipper', type, position: '3' })
  expect(received).toEqual(['load.changed'])
})

it('knows the latest change of a channel, as the subscription and then each frame say', async () => {
  const { socket, wires, open, frame } = wired()
  const joins: (string | undefined)[] = []
  socket.onJoin('load:1', () => joins.push(socket.latestChange('load:1')?.position))
  const off = socket.subscribe('load:1', () => {})
  await settle()
  open(wires[0])
  expect(socket.latestChange('load:1')).toBeUndefined()
  frame(wires[0], { channel: 'load:1', type: 'subscribed', position: '9', data: '6' })
  expect(joins).toEqual(['6'])
  frame(wires[0], { channel: 'load:1', type: 'load.changed', position: '11' })
  expect(socket.latestChange('load:1')).toMatchObject({ position: '11' })
  off()
  expect(socket.latestChange('load:1')).toBeUndefined()
})
