import { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../base/api.ts'
import { type AuctionTime, type AuctionUpdate, applyAuctionUpdate } from './auction-times.ts'

/** Monotonic time for all countdowns: changing the clock of the device does not affect them. */
const monotonicNow = () => performance.now()
const INTERVAL = 1_000

const known = new Map<string, AuctionTime>()
const listeners = new Set<() => void>()
let now = monotonicNow()
let timer: ReturnType<typeof setInterval> | undefined

const notifyListeners = () => {
  now = monotonicNow()
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  timer ??= setInterval(notifyListeners, INTERVAL)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Stores an answer or a pushed frame about an auction; `late` is the estimated network delay in milliseconds. */
export const receiveAuctionUpdate = (hash: string, update: AuctionUpdate, late = 0) => {
  known.set(hash, applyAuctionUpdate(known.get(hash) ?? {}, update, monotonicNow() - late))
  notifyListeners()
}

/** The most ids per request. */
const MOST = 100

/** Requests the remaining time of these auctions. */
export const requestAuctions = async (hashes: readonly string[]): Promise<void> => {
  if (hashes.length === 0) return
  if (hashes.length > MOST) return void Promise.all([requestAuctions(hashes.slice(0, MOST)), requestAuctions(hashes.slice(MOST))])
  const requestedAt = monotonicNow()
  const answer = await call(negotiationRoutes.residualTime, { shippingIds: hashes.join(',') }).catch(() => undefined)
  const late = (monotonicNow() - requestedAt) / 2
  for (const { shippingId, ...update } of answer ?? []) receiveAuctionUpdate(shippingId, update, late)
}

/** Milliseconds (specified) between the arrival of loads in negotiation and the request for their remaining time. */
const ASK_AFTER = 2_000

/** Requests the remaining time of the visible auctions, two seconds after they appeared. */
export const useRequestAuctions = (hashes: readonly string[]) => {
  const joined = [...hashes].sort().join(',')
  useEffect(() => {
    if (joined === '') return undefined
    const soon = setTimeout(() => void requestAuctions(joined.split(',')), ASK_AFTER)
    return () => clearTimeout(soon)
  }, [joined])
}

const unknown: AuctionTime = {}
/** The known state of an auction. */
export const useAuctionTime = (hash: string): AuctionTime => useSyncExternalStore(subscribe, () => known.get(hash) ?? unknown)
/** The current time on the clock of `AuctionTime.ends`, updated every second. */
export const useAuctionNow = (): number => useSyncExternalStore(subscribe, () => now)
