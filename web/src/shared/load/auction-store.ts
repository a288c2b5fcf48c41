import { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../base/api.ts'
import { type AuctionTime, type AuctionUpdate, applyAuctionUpdate } from './auction-times.ts'

/** One clock for all that counts down; it does not go back when somebody sets the clock of the device. */
const present = () => performance.now()
const INTERVAL = 1_000

const known = new Map<string, AuctionTime>()
const listeners = new Set<() => void>()
let now = present()
let timer: ReturnType<typeof setInterval> | undefined

const announce = () => {
  now = present()
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  timer ??= setInterval(announce, INTERVAL)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Takes in what the server says of an auction, asked for or pushed; `late` is how long the words were on their way. */
export const receiveAuctionUpdate = (hash: string, update: AuctionUpdate, late = 0) => {
  known.set(hash, applyAuctionUpdate(known.get(hash) ?? {}, update, present() - late))
  announce()
}

/** As many as one address holds. */
const MOST = 100

/** Asks how long these auctions still run. */
export const requestAuctions = async (hashes: readonly string[]): Promise<void> => {
  if (hashes.length === 0) return
  if (hashes.length > MOST) return void Promise.all([requestAuctions(hashes.slice(0, MOST)), requestAuctions(hashes.slice(MOST))])
  const requestedAt = present()
  const answer = await call(negotiationRoutes.residualTime, { shippingIds: hashes.join(',') }).catch(() => undefined)
  const late = (present() - requestedAt) / 2
  for (const { shippingId, ...update } of answer ?? []) receiveAuctionUpdate(shippingId, update, late)
}

/** Specified pause between the arrival of loads in negotiation and the question how long their auctions run. */
const ASK_AFTER = 2_000

/** Asks for the auctions among the loads that are shown, two seconds after they arrived. */
export const useRequestAuctions = (hashes: readonly string[]) => {
  const joined = [...hashes].sort().join(',')
  useEffect(() => {
    if (joined === '') return undefined
    const soon = setTimeout(() => void requestAuctions(joined.split(',')), ASK_AFTER)
    return () => clearTimeout(soon)
  }, [joined])
}

const unknown: AuctionTime = {}
/** What is known of an auction. */
export const useAuctionTime = (hash: string): AuctionTime => useSyncExternalStore(subscribe, () => known.get(hash) ?? unknown)
/** The present of `AuctionTime.ends`, every second. */
export const useAuctionNow = (): number => useSyncExternalStore(subscribe, () => now)
