import type { ServerFrame } from '@embarca/contracts/realtime/routes.ts'

export type Frame = ServerFrame
/** The latest change on a channel that this client knows of: its position, and when it was learnt (ms of `performance.now`). */
type ChannelChange = { readonly position: string; readonly learntAt: number }
type FrameListener = (frame: Frame) => void
type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  // biome-ignore lint/suspicious/noExplicitAny: only this part of the browser's WebSocket is used, and tests replace it
  onopen: ((event: any) => void) | null
  // biome-ignore lint/suspicious/noExplicitAny: as onopen
  onmessage: ((event: any) => void) | null
  // biome-ignore lint/suspicious/noExplicitAny: as onopen
  onclose: ((event: any) => void) | null
}
type SocketOptions = {
  readonly url: (since: string | undefined) => Promise<string>
  readonly open: (url: string) => Socket
  readonly wait: (ms: number, then: () => void) => void
}

const backoff = (attempt: number) => Math.min(30_000, 500 * 2 ** attempt) * (0.75 + Math.random() / 2)
const OPEN = 1
/** Replies to this client's own messages; listeners do not get them. */
const answers: readonly string[] = ['subscribed', 'refused', 'pong']

/** One connection for all listeners: subscribes to the channels in use, reconnects after a break and asks for the missed frames. */
export const connectFrames = ({ url, open, wait }: SocketOptions) => {
  const channels = new Map<string, Set<FrameListener>>()
  const joinListeners = new Map<string, Set<() => void>>()
  const latest = new Map<string, ChannelChange>()
  const statusListeners = new Set<() => void>()
  let wire: Socket | undefined
  let since: string | undefined
  let attempt = 0
  let connecting = false
  let closed = false

  const notifyStatus = () => {
    for (const listener of statusListeners) listener()
  }
  const isOpen = () => wire?.readyState === OPEN
  const sendMessage = (body: object) => {
    if (isOpen()) wire?.send(JSON.stringify(body))
  }
  const learn = (channel: string, position: unknown) => {
    if (typeof position === 'string' && position !== '' && channels.has(channel))
      latest.set(channel, { position, learntAt: performance.now() })
  }
  const receive = (frame: Frame) => {
    if (frame.position) since = frame.position
    if (frame.type === 'subscribed') {
      learn(frame.channel, frame.data)
      for (const listener of joinListeners.get(frame.channel) ?? []) listener()
    }
    if (answers.includes(frame.type)) return
    learn(frame.channel, frame.position)
    const receivers = frame.type === 'resync' && !frame.channel ? [...channels.values()] : [channels.get(frame.channel) ?? []]
    for (const listener of receivers.flatMap((set) => [...set])) listener(frame)
  }
  const retry = () => {
    if (!closed && channels.size > 0) wait(backoff(attempt++), () => void connect())
  }
  const connect = async () => {
    if (connecting || closed || wire) return
    connecting = true
    try {
      const made = open(await url(since))
      wire = made
      made.onopen = () => {
        attempt = 0
        sendMessage({ subscribe: [...channels.keys()] })
        notifyStatus()
      }
      made.onmessage = ({ data }: { data: string }) => receive(JSON.parse(data) as Frame)
      made.onclose = () => {
        if (wire === made) wire = undefined
        notifyStatus()
        retry()
      }
    } catch {
      retry()
    } finally {
      connecting = false
    }
  }

  const subscribe = (channel: string, listener: FrameListener) => {
    const known = channels.get(channel)
    if (known) known.add(listener)
    else {
      channels.set(channel, new Set([listener]))
      sendMessage({ subscribe: [channel] })
    }
    void connect()
    return () => {
      const left = channels.get(channel)
      left?.delete(listener)
      if (left?.size !== 0) return
      channels.delete(channel)
      latest.delete(channel)
      sendMessage({ unsubscribe: [channel] })
    }
  }
  /** Calls a listener whenever the server has confirmed the subscription of a channel, also after a break. */
  const onJoin = (channel: string, listener: () => void) => {
    const listeners = joinListeners.get(channel) ?? new Set()
    joinListeners.set(channel, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && joinListeners.get(channel) === listeners) joinListeners.delete(channel)
    }
  }
  const onStatusChange = (listener: () => void) => {
    statusListeners.add(listener)
    return () => statusListeners.delete(listener)
  }
  const close = () => {
    closed = true
    wire?.close()
  }
  return { subscribe, onJoin, latestChange: (channel: string) => latest.get(channel), isOpen, onStatusChange, close }
}
