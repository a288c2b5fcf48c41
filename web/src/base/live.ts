import { REALTIME, realtimeRoutes } from '@embarca/contracts/realtime/routes.ts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { call } from './api.ts'
import { connectFrames, type Frame } from './live-socket.ts'

const socketUrl = async (since: string | undefined) => {
  const { token } = await call(realtimeRoutes.auth, {})
  const url = new URL(REALTIME, location.href)
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  url.searchParams.set('ticket', token)
  if (since !== undefined) url.searchParams.set('since', since)
  return url.href
}

let socket: ReturnType<typeof connectFrames> | undefined
const openedSocket = () =>
  (socket ??= connectFrames({ url: socketUrl, open: (url) => new WebSocket(url), wait: (ms, then) => void setTimeout(then, ms) }))

export type { Frame }

/**
 * Subscribes to a channel (`shipper`, `load:{hash}`) while the component is mounted. A `resync` frame means that frames were missed: read
 * again.
 */
export const useChannel = (channel: string | undefined, onFrame: (frame: Frame) => void) => {
  const latest = useRef(onFrame)
  latest.current = onFrame
  useEffect(() => (channel === undefined ? undefined : openedSocket().subscribe(channel, (frame) => latest.current(frame))), [channel])
}

/** The latest known change on a channel that is subscribed. */
export const latestChangeOn = (channel: string) => openedSocket().latestChange(channel)

/** Calls a listener whenever the subscription of a channel has begun. */
export const onJoin = (channel: string, listener: () => void) => openedSocket().onJoin(channel, listener)

/** Whether the connection is open, so that changes are pushed. */
export const useIsLive = (): boolean => useSyncExternalStore(openedSocket().onStatusChange, openedSocket().isOpen)

/** Closes the connection on sign-out. */
export const closeSocket = () => {
  socket?.close()
  socket = undefined
}
