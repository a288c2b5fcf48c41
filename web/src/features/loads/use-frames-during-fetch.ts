import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { matchQuery, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Frame, useChannel } from '../../base/live.ts'
import { cardIn, createRecentFrames } from './recent-frames.ts'

/** Milliseconds. The view is written shortly after the change is pushed. */
const WRITTEN_WITHIN = 1_000

/**
 * For lists that apply pushed cards to fetched answers. An answer may be older than a frame that arrived during the request or shortly
 * before it. When an answer arrives, those frames are applied again; later frames are still to come.
 */
export const useFramesDuringFetch = (key: QueryKey, onCard: (card: LoadCard, frame: Frame) => void) => {
  const client = useQueryClient()
  const [recentFrames] = useState(() => createRecentFrames())
  const latest = useRef(onCard)
  latest.current = onCard
  useChannel('shipper', recentFrames.record)
  const name = JSON.stringify(key)
  useEffect(() => {
    const queryKey = JSON.parse(name) as QueryKey
    const fetchedAt = new Map<string, number>()
    return client.getQueryCache().subscribe(({ type, query, ...event }) => {
      if (type !== 'updated' || !('action' in event) || !matchQuery({ queryKey }, query)) return
      const { action } = event
      if (action.type === 'fetch') fetchedAt.set(query.queryHash, Date.now())
      if (action.type !== 'success' || action.manual) return
      for (const frame of recentFrames.since((fetchedAt.get(query.queryHash) ?? 0) - WRITTEN_WITHIN)) {
        const card = cardIn(frame)
        if (card) latest.current(card, frame)
      }
    })
  }, [client, name, recentFrames])
}
