import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { latestChangeOn, onJoin } from './live.ts'

/** What a query's answer includes, and when it was asked for (ms of `performance.now`). */
type Included = { readonly position: Position; readonly askedAt: number }

/** By the query of the cache, so that it is forgotten with the answer. */
const included = new WeakMap<object, Included>()

const cached = (client: QueryClient, queryKey: QueryKey) => client.getQueryCache().find({ queryKey, exact: true })

/** Call it when a query is asked; call the result with the position that its answer includes. */
export const noteAnswer = (client: QueryClient, queryKey: QueryKey) => {
  const askedAt = performance.now()
  return (position: Position) => {
    const query = cached(client, queryKey)
    if (query) included.set(query, { position, askedAt })
  }
}

/** Whether an answer is older than a change on its channel that was learnt after it was asked for. */
const isBehind = (client: QueryClient, queryKey: QueryKey, channel: string) => {
  const change = latestChangeOn(channel)
  const query = cached(client, queryKey)
  if (!change || !query) return false
  const { position, askedAt } = included.get(query) ?? { position: BEFORE_ALL, askedAt: 0 }
  return askedAt < change.learntAt && comparePositions(position, change.position) < 0
}

/**
 * Reads a query again when something happened on its channel between its answer and the subscription: that was not pushed. A component that mounts
 * it subscribes to the channel (`useChannel`) and refreshes the query at each frame.
 */
export const useCatchUp = (queryKey: QueryKey, channel: string | undefined, isAnswered: boolean) => {
  const client = useQueryClient()
  const hash = hashKey(queryKey)
  useEffect(() => {
    if (channel === undefined || !isAnswered) return undefined
    const key = JSON.parse(hash) as QueryKey
    const catchUp = () => {
      if (isBehind(client, key, channel)) void client.refetchQueries({ queryKey: key, exact: true })
    }
    catchUp()
    return onJoin(channel, catchUp)
  }, [client, hash, channel, isAnswered])
}
