import { expect, it } from 'vitest'
import { connectFrames, type Frame } from './live-socket.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))
const wired = () => {
  const wires: any[] = []
  const asked: (string | undefined)[] = []
  const waiting: (() => void)[] = []
  const socket = connectFrames({
    url: async (since) => {
      asked.push(since)
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
  return { socket, wires, asked, waiting, open, drop, frame }
}

it('subscribes what is heard, once for many listeners, and unsubscribes with the last', async () => {
  const { socket, wires, open, frame } = wired()
  const heard: string[] = []
  const off = socket.listen('shipper', ({ type }) => heard.push(`a ${type}`))
  const offToo = socket.listen('shipper', ({ type }) => heard.push(`b ${type}`))
  await settle()
  open(wires[0])
  frame(wires[0], { channel: 'shipper', type: 'changed', position: '7' })
  expect(wires[0].sent).toEqual([{ subscribe: ['shipper'] }])
  expect(heard).toEqual(['a changed', 'b changed'])
  off()
  offToo()
  expect(wires[0].sent.at(-1)).toEqual({ unsubscribe: ['shipper'] })
})

it('comes back after a break, subscribes again and asks for what it missed', async () => {
  const { socket, wires, asked, waiting, open, drop, frame } = wired()
  socket.listen('load:1', () => {})
  await settle()
  open(wires[0])
  frame(wires[0], { channel: 'load:1', type: 'changed', position: '42' })
  drop(wires[0])
  expect(socket.isOpen()).toBe(false)
  waiting.shift()?.()
  await settle()
  open(wires[1])
  expect(asked).toEqual([undefined, '42'])
  expect(wires[1].sent).toEqual([{ subscribe: ['load:1'] }])
})

it('tells every listener to read again when the server lost count', async () => {
  const { socket, wires, open, frame } = wired()
  const heard: string[] = []
  socket.listen('shipper', ({ type }) => heard.push(`shipper ${type}`))
  socket.listen('load:1', ({ type }) => heard.push(`load ${type}`))
  await settle()
  open(wires[0])
  frame(wires[0], { type: 'resync', position: '9' })
  expect(heard).toEqual(['shipper resync', 'load resync'])
})

it('keeps answers to itself', async () => {
  const { socket, wires, open, frame } = wired()
  const heard: string[] = []
  socket.listen('shipper', ({ type }) => heard.push(type))
  await settle()
  open(wires[0])
  for (const type of ['subscribed', 'refused', 'pong', 'load.changed']) frame(wires[0], { channel: 'shipper', type, position: '3' })
  expect(heard).toEqual(['load.changed'])
})
