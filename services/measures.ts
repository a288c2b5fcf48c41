import type { Position } from '@embarca/contracts/kit/position.ts'
import { latestHeads, notaryFiles } from './adapters/disk/heads-file.ts'
import type { Measure } from './http/metrics.ts'
import type { DataStores } from './kit/data.ts'
import { lagOf } from './kit/lag.ts'
import type { SignedHead } from './kit/notary.ts'

type Log = Pick<DataStores['events'], 'head' | 'readAll'>
const MOST_COUNTED = 1_000
const secondsSince = (moment: string, now: number) => Math.max(0, (now - Date.parse(moment)) / 1_000)

/** The deadlines of the process that keeps them. */
export const timerMeasures = (timers: Pick<DataStores['timers'], 'due'>, now: () => number): readonly Measure[] => {
  const due = () => timers.due(new Date(now()).toISOString(), MOST_COUNTED)
  return [
    { name: 'embarca_timers_due', help: 'Deadlines that are due and not done, up to a thousand', read: async () => (await due()).length },
    {
      name: 'embarca_timers_overdue_seconds',
      help: 'For how long the oldest deadline that is not done has been due',
      read: async () => {
        const [oldest] = await due()
        return oldest ? secondsSince(oldest.due, now()) : 0
      },
    },
  ]
}

/** The relay of this process; a relay that stands by reports nothing. The public topics are written in the same transaction. */
export const relayMeasures = (
  log: Log,
  relay: { readonly active: () => boolean; readonly reached: () => Position },
  now: () => number,
): readonly Measure[] => {
  const lag = lagOf({ log, lastPosition: relay.reached }, now)
  return [
    { name: 'embarca_relay_active', help: 'Whether this process relays now', read: () => (relay.active() ? 1 : 0) },
    {
      name: 'embarca_relay_lag_seconds',
      help: 'How long the oldest event that is not in Kafka has waited; of the BI topics too',
      read: async () => (relay.active() ? (await lag()) / 1_000 : undefined),
    },
  ]
}

/** Whether the log goes on without being signed; only of the process that signs. */
export const headMeasures = (log: Pick<Log, 'head'>, latest: () => SignedHead | undefined, now: () => number): readonly Measure[] => {
  // Heads of a cluster count events, its positions do not: so it is remembered where the log was at the last head.
  let signed: { readonly signature: string | undefined; readonly head: Position } | undefined
  return [
    {
      name: 'embarca_head_unsigned_seconds',
      help: 'How long ago the last head was signed, while the log has gone on',
      read: async () => {
        const [last, head] = [latest(), await log.head()]
        if (!signed || signed.signature !== last?.signature) signed = { signature: last?.signature, head }
        // A relay that stands by has no heads, or old ones: the alert asks for the lowest.
        if (!last) return undefined
        return head === signed.head ? 0 : secondsSince(last.time, now())
      },
    },
  ]
}

/** Whether heads reach the object store; only of the process that signs. */
export const copyMeasures = (uncopiedMs: () => number | undefined): readonly Measure[] => [
  {
    name: 'embarca_head_uncopied_seconds',
    help: 'How long ago the oldest head was signed that is not in the object store',
    read: () => {
      const ms = uncopiedMs()
      return ms === undefined ? undefined : ms / 1_000
    },
  },
]

/** The last signed head in a data folder. */
export const latestHeadIn = (folder: string) => (): SignedHead | undefined => latestHeads(notaryFiles(folder).heads).at(-1)
