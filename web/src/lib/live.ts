import { REALTIME, realtimeRoutes } from '@embarca/contracts/realtime/routes.ts'
import { matchQuery, type QueryKey, useQueryClient } from '@tanstack/react-query'
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

/** Milliseconds. Lists are written a moment after their changes are told. */
const WRITTEN_WITHIN = 1_000
/** No answer is on its way for longer. */
const LATELY = 10_000

/**
 * For whoever puts what is heard into answers: an answer may be older than what was heard while it was on its way, or just before it
 * was asked for. Once it is there, that is heard again; whatever is newer than both is yet to be heard.
 */
export const useHeardMeanwhile = (channel: string, key: QueryKey, hear: (frame: Frame) => void) => {
  const client = useQueryClient()
  const lately = useRef<readonly { readonly frame: Frame; readonly at: number }[]>([])
  const latest = useRef(hear)
  latest.current = hear
  useChannel(channel, (frame) => {
    const now = Date.now()
    // Frames were missed: the answers that are asked for now know more than was heard before.
    const before = frame.type === 'resync' ? [] : lately.current.filter(({ at }) => at >= now - LATELY)
    lately.current = [...before, { frame, at: now }]
  })
  const name = JSON.stringify(key)
  useEffect(() => {
    const queryKey = JSON.parse(name) as QueryKey
    const askedAt = new Map<string, number>()
    return client.getQueryCache().subscribe(({ type, query, ...event }) => {
      if (type !== 'updated' || !('action' in event) || !matchQuery({ queryKey }, query)) return
      const { action } = event
      if (action.type === 'fetch') askedAt.set(query.queryHash, Date.now())
      if (action.type !== 'success' || action.manual) return
      const since = (askedAt.get(query.queryHash) ?? 0) - WRITTEN_WITHIN
      for (const { frame, at } of lately.current) if (at >= since) latest.current(frame)
    })
  }, [client, name])
}

/** Whether changes arrive by themselves right now. */
export const useLiveness = (): boolean => useSyncExternalStore(theSocket().onStanding, theSocket().isOpen)

/** Ends the connection of whoever signs out. */
export const hangUp = () => {
  socket?.close()
  socket = undefined
}
