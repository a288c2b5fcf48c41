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

/** Hears a channel (`shipper`, `load:{hash}`) while the component is shown; `resync` says that frames were missed: read again. */
export const useChannel = (channel: string | undefined, onFrame: (frame: Frame) => void) => {
  const latest = useRef(onFrame)
  latest.current = onFrame
  useEffect(() => (channel === undefined ? undefined : openedSocket().subscribe(channel, (frame) => latest.current(frame))), [channel])
}

/** Whether changes arrive by themselves right now. */
export const useIsLive = (): boolean => useSyncExternalStore(openedSocket().onStatusChange, openedSocket().isOpen)

/** Ends the connection of whoever signs out. */
export const closeSocket = () => {
  socket?.close()
  socket = undefined
}
