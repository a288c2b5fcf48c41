import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { StreamState } from './states.ts'

/** An append that the log has not acknowledged yet, and the state of its stream once it has. */
// biome-ignore lint/suspicious/noExplicitAny: appends of streams of every module are in flight
export type Pending<State = any> = { readonly accepted: Promise<Accepted>; readonly current: StreamState<State> }

/**
 * Appends in flight of one stream, each decided on the one before. When one fails they are broken: nothing more is decided on them, and
 * no command of the stream is retried before all have settled. An earlier retry could append on a state that was never read.
 */
export type InFlight = { last: Pending; broken: boolean; readonly waiting: Set<Pending> }

/** The appends in flight, by stream: as many as there are callers that wait for their answer. */
export const appendsInFlight = () => {
  const streams = new Map<string, InFlight>()
  return {
    /** The appends that the next decision builds on; while broken ones settle, the promise of it. */
    of: (stream: string): InFlight | undefined | Promise<InFlight | undefined> => {
      const appends = streams.get(stream)
      return appends?.broken ? settled(streams, stream) : appends
    },
    /** Adds an append to those of its stream, and answers them. */
    add: (stream: string, pending: Pending): InFlight => {
      const appends = streams.get(stream) ?? { last: pending, broken: false, waiting: new Set() }
      appends.last = pending
      appends.waiting.add(pending)
      streams.set(stream, appends)
      return appends
    },
    /** This append was recorded, or failed. */
    settle: (stream: string, appends: InFlight, pending: Pending, recorded: boolean): void => {
      if (!recorded) appends.broken = true
      appends.waiting.delete(pending)
      if (!appends.waiting.size) streams.delete(stream)
    },
    drop: (stream: string): void => {
      const appends = streams.get(stream)
      if (appends) appends.broken = true
    },
  }
}

const settled = async (streams: ReadonlyMap<string, InFlight>, stream: string): Promise<InFlight | undefined> => {
  for (let appends = streams.get(stream); appends?.broken; appends = streams.get(stream))
    await Promise.allSettled([...appends.waiting].map(({ accepted }) => accepted))
  return streams.get(stream)
}

/** Whether an append was recorded where it was decided; an earlier answer to the same key says nothing of this one. */
export const isRecordedAs = ({ stream, revision }: Accepted, at: string, { current }: Pending): boolean =>
  stream === at && revision === current.revision
