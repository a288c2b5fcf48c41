import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { matchQuery, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Frame, useChannel } from '../../base/live.ts'
import { cardIn, createRecentFrames } from './recent-frames.ts'

/** Milliseconds. Lists are written a moment after their changes are told. */
const WRITTEN_WITHIN = 1_000

/**
 * For whoever puts cards into answers: an answer may be older than what was heard while it was on its way, or just before it was asked
 * for. Once it is there, that is heard again; whatever is newer than both is yet to be heard.
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
