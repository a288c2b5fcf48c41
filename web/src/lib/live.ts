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
const theSocket = () =>
  (socket ??= connectFrames({ url: socketUrl, open: (url) => new WebSocket(url), wait: (ms, then) => void setTimeout(then, ms) }))

export type { Frame }

/** Hears a channel (`shipper`, `load:{hash}`) while the component is shown; `resync` says that frames were missed: read again. */
export const useChannel = (channel: string | undefined, hear: (frame: Frame) => void) => {
  const latest = useRef(hear)
  latest.current = hear
  useEffect(() => (channel === undefined ? undefined : theSocket().listen(channel, (frame) => latest.current(frame))), [channel])
}

/** Whether changes arrive by themselves right now. */
export const useLiveness = (): boolean => useSyncExternalStore(theSocket().onStanding, theSocket().isOpen)

/** Ends the connection of whoever signs out. */
export const hangUp = () => {
  socket?.close()
  socket = undefined
}
