import { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../api.ts'
import { type AuctionTime, type Told, told } from './auction-times.ts'

/** One clock for all that counts down; it does not go back when somebody sets the clock of the device. */
const present = () => performance.now()
const TICK = 1_000

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
  timer ??= setInterval(announce, TICK)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Takes in what the server says of an auction, asked for or pushed; `late` is how long the words were on their way. */
export const tellAuction = (hash: string, words: Told, late = 0) => {
  known.set(hash, told(known.get(hash) ?? {}, words, present() - late))
  announce()
}

/** As many as one address holds. */
const MOST = 100

/** Asks how long these auctions still run. */
export const askAuctions = async (hashes: readonly string[]): Promise<void> => {
  if (hashes.length === 0) return
  if (hashes.length > MOST) return void Promise.all([askAuctions(hashes.slice(0, MOST)), askAuctions(hashes.slice(MOST))])
  const asked = present()
  const answer = await call(negotiationRoutes.residualTime, { shippingIds: hashes.join(',') }).catch(() => undefined)
  const late = (present() - asked) / 2
  for (const { shippingId, ...words } of answer ?? []) tellAuction(shippingId, words, late)
}

/** Specified pause between the arrival of loads in negotiation and the question how long their auctions run. */
const ASK_AFTER = 2_000

/** Asks for the auctions among the loads that are shown, two seconds after they arrived. */
export const useAuctionsAsked = (hashes: readonly string[]) => {
  const joined = [...hashes].sort().join(',')
  useEffect(() => {
    if (joined === '') return undefined
    const soon = setTimeout(() => void askAuctions(joined.split(',')), ASK_AFTER)
    return () => clearTimeout(soon)
  }, [joined])
}

const unknown: AuctionTime = {}
/** What is known of an auction. */
export const useAuctionTime = (hash: string): AuctionTime => useSyncExternalStore(subscribe, () => known.get(hash) ?? unknown)
/** The present of `AuctionTime.ends`, every second. */
export const useAuctionNow = (): number => useSyncExternalStore(subscribe, () => now)
