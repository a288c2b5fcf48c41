import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import type { Attention } from '@embarca/contracts/load-search/attention.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useChannel } from '../../../base/live.ts'
import { refreshRead, useRead } from '../../../base/queries.ts'
import type { BoardAddress } from '../board-address.ts'
import { cardIn } from '../recent-frames.ts'
import { attentionQuery } from './attention-query.ts'

/** Milliseconds. A load becomes late without an event. */
const EVERY = 60_000
/** Positions arrive all the time: the changes of this long are counted together. */
const PAUSE = 3_000

export type AttentionCounts = Readonly<Partial<Record<Attention, number>>>

/** How many loads need which attention, by pushed changes and by time; undefined until first counted. */
export const useAttention = (address: BoardAddress): AttentionCounts | undefined => {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { data } = useRead(boardRoutes.attention, attentionQuery(address), { keep: true, live: true, every: EVERY })
  useChannel('shipper', (frame) => {
    if (!cardIn(frame) && frame.type !== 'load.removed' && frame.type !== 'resync') return
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void refreshRead(client, boardRoutes.attention)
    }, PAUSE)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return data as AttentionCounts | undefined
}
