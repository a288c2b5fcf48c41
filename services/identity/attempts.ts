import { networkOf } from '../kit/network.ts'

/** Wrong passwords that are allowed before a wait, per account and per address. */
const limits = { account: 5, address: 40 } as const
const forgottenAfter = 15 * 60_000
const shortestWait = 30_000
const longestWait = 15 * 60_000
const cacheLimit = 20_000

type Tally = { wrong: number; last: number }

/**
 * Slows down guessing, per account and per address. An attempt counts as wrong from its start, so that a burst of concurrent attempts
 * gains nothing; `succeeded` reverts it. `waitFor` returns the seconds to wait, 0 when the attempt is allowed.
 */
export const attempts = (now: () => number = Date.now) => {
  const tallies = new Map<string, Tally>()

  const tally = (key: string): Tally => {
    const found = tallies.get(key)
    if (found && now() - found.last < forgottenAfter) return found
    tallies.delete(key)
    const fresh = { wrong: 0, last: now() }
    tallies.set(key, fresh)
    if (tallies.size > cacheLimit) tallies.delete(tallies.keys().next().value as string)
    return fresh
  }
  const wait = ({ wrong, last }: Tally, limit: number) =>
    wrong < limit ? 0 : Math.max(0, last + Math.min(longestWait, shortestWait * 2 ** (wrong - limit)) - now())

  const both = (username: string, address: string) =>
    [
      [tally(`account ${username.toLowerCase()}`), limits.account],
      [tally(`address ${networkOf(address)}`), limits.address],
    ] as const

  return {
    waitFor: (username: string, address: string): number => {
      const waits = both(username, address).map(([each, limit]) => wait(each, limit))
      return Math.ceil(Math.max(...waits) / 1000)
    },
    started: (username: string, address: string): void => {
      for (const [each] of both(username, address)) {
        each.wrong += 1
        each.last = now()
      }
    },
    succeeded: (username: string, address: string): void => {
      const [[account], [from]] = both(username, address) as [readonly [Tally, number], readonly [Tally, number]]
      account.wrong = 0
      from.wrong = Math.max(0, from.wrong - 1)
    },
  }
}
