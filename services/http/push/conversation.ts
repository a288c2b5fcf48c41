import type { Socket } from 'node:net'
import type { Position } from '@embarca/contracts/kit/position.ts'
import { ClientFrame } from '@embarca/contracts/realtime/routes.ts'
import { Compile } from 'typebox/compile'
import type { WebSocket } from 'ws'
import { encoded } from './frame.ts'
import type { Hub } from './hub.ts'
import { pushConnectionTo } from './push-connection.ts'

const MOST_CHANNELS = 100
const MAX_PENDING = 100
const HANG_UP = 1_000
export const closing = { goingAway: 1001, policy: 1008, tryLater: 1013 } as const
const isClientFrame = Compile(ClientFrame)

export type Conversation = {
  /** Unsubscribes from channels that this user may no longer see. */
  readonly reconsider: () => Promise<void>
}
type With = {
  readonly socket: WebSocket
  /** The connection under the websocket, for frames shared by all subscribers. */
  readonly wire: Socket
  readonly hub: Hub
  readonly topicsOf: (channel: string) => Promise<readonly string[] | undefined>
  /** The last position the client received before it was disconnected. */
  readonly since: Position | undefined
}

/** The protocol with one client: subscribes it to channels that it may see and sends what it missed. */
export const converse = ({ socket, wire, hub, topicsOf, since }: With): Conversation => {
  const channels = new Map<string, readonly string[]>()
  const giveUp = () => {
    socket.close(closing.tryLater)
    setTimeout(() => socket.terminate(), HANG_UP).unref()
  }
  const line = pushConnectionTo({ socket: wire, position: hub.head, giveUp })
  const say = (channel: string, type: string, position = '', data?: Position) =>
    line.send(encoded(JSON.stringify({ channel, type, id: '', position, data })))
  let missing = since
  let pending = 0
  let queue: Promise<unknown> = Promise.resolve()

  const leave = (channel: string) => {
    for (const topic of channels.get(channel) ?? []) hub.leave(topic, line)
    channels.delete(channel)
  }
  const join = async (channel: string) => {
    const topics = await topicsOf(channel)
    leave(channel)
    if (!topics || channels.size >= MOST_CHANNELS || socket.readyState !== socket.OPEN) return undefined
    channels.set(channel, topics)
    for (const topic of topics) hub.join(topic, line)
    return topics
  }
  const subscribe = async (channel: string, from: Position | undefined) => {
    const topics = await join(channel)
    if (!topics) say(channel, 'refused')
    else if (from !== undefined && !hub.replay(line, topics, from)) say(channel, 'resync', hub.head())
    else say(channel, 'subscribed', hub.head(), hub.lastOf(topics))
  }
  const receive = async (text: string) => {
    const frame: unknown = JSON.parse(text)
    if (!isClientFrame.Check(frame)) return socket.close(closing.policy)
    for (const channel of frame.unsubscribe ?? []) leave(channel)
    for (const channel of frame.subscribe ?? []) await subscribe(channel, missing)
    // Channels subscribed later are read when they are opened: only the first ones can have missed frames.
    if (frame.subscribe) missing = undefined
    if (frame.ping) say('', 'pong')
  }

  socket.on('message', (data) => {
    if (++pending > MAX_PENDING) return socket.close(closing.policy)
    queue = queue
      .then(() => receive(String(data)))
      .catch(() => socket.close(closing.policy))
      .finally(() => (pending -= 1))
  })
  socket.on('close', () => {
    for (const channel of [...channels.keys()]) leave(channel)
  })
  socket.on('error', () => socket.terminate())

  return {
    reconsider: async () => {
      for (const channel of [...channels.keys()]) if (!(await join(channel))) say(channel, 'refused')
    },
  }
}
