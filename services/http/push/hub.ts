import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import type { Notification } from '@embarca/projections/kit/notification.ts'
import { encoded } from './frame.ts'
import type { PushConnection } from './push-connection.ts'
import { ringOf } from './ring.ts'

/** Yields to the event loop after this many sends. */
const SLICE = 1_000
/** After this many sends the hub pauses a millisecond, so that updates gather: a write costs the same for one frame or ten. */
const SENDS_A_REST = 25
const FEW = 8
const LONGEST_REST = 40
const restAfter = (sent: number) => (sent < FEW ? 0 : Math.min(LONGEST_REST, Math.ceil(sent / SENDS_A_REST)))

export type Hub = {
  /** Sends updates to every subscriber of one of their topics. */
  readonly publish: (updates: readonly Notification[]) => void
  readonly join: (topic: string, line: PushConnection) => void
  readonly leave: (topic: string, line: PushConnection) => void
  /** Sends again what a client missed in these topics since a position. False: too much was missed. */
  readonly replay: (line: PushConnection, topics: readonly string[], since: Position) => boolean
  /** The position of the latest update of these topics, or a later one. */
  readonly lastOf: (topics: readonly string[]) => Position
  readonly head: () => Position
  /** Forgets all updates: what came before this position cannot be replayed. */
  readonly begin: (position: Position) => void
}

const framesOf = ({ type, id, position, places, data }: Notification) => {
  const rest = `,"type":${JSON.stringify(type)},"id":${JSON.stringify(id)},"position":"${position}"${data === undefined ? '' : `,"data":${data}`}}`
  return (isSubscribed: (topic: string) => boolean) =>
    places.flatMap(({ topic, channel }) =>
      isSubscribed(topic) ? [[topic, encoded(`{"channel":${JSON.stringify(channel)}${rest}`)] as const] : [],
    )
}

/** Of updates with one type and id the latest: thousands of documents may change in one batch, and come to one frame. */
const latestOf = (updates: readonly Notification[]): ReadonlyMap<string, Notification> => {
  const latest = new Map<string, Notification>()
  for (const update of updates) {
    const name = `${update.type}/${update.id}`
    const known = latest.get(name)
    if (!known || comparePositions(known.position, update.position) <= 0) latest.set(name, update)
  }
  return latest
}

/** Topics and their subscribers. Each update is serialised once per channel, for all sockets. */
export const hubFrom = (position: Position): Hub => {
  const topics = new Map<string, Set<PushConnection>>()
  let ring = ringOf(position)
  let waiting = new Map<string, Notification>()
  let sending = false

  const batch = () => {
    const frames = new Map<string, Buffer[]>()
    for (const update of waiting.values()) {
      if (!update.places.some(({ topic }) => topics.has(topic))) continue
      for (const [topic, frame] of framesOf(update)((topic) => topics.has(topic)))
        frames.has(topic) ? frames.get(topic)!.push(frame) : frames.set(topic, [frame])
    }
    waiting = new Map()
    return frames
  }
  const sendAll = async () => {
    while (waiting.size > 0) {
      let sent = 0
      for (const [topic, frames] of batch()) {
        const combined = frames.length === 1 ? frames[0]! : Buffer.concat(frames)
        for (const line of topics.get(topic) ?? []) {
          line.send(combined)
          if (++sent % SLICE === 0) await nextTurn()
        }
      }
      const rest = restAfter(sent)
      if (rest > 0) await pause(rest)
    }
    sending = false
  }

  return {
    publish: (updates) => {
      for (const [name, update] of latestOf(updates)) {
        ring.add(update)
        waiting.delete(name)
        waiting.set(name, update)
      }
      if (sending) return
      sending = true
      void sendAll()
    },
    join: (topic, line) => void topics.set(topic, (topics.get(topic) ?? new Set()).add(line)),
    leave: (topic, line) => {
      const lines = topics.get(topic)
      if (lines?.delete(line) && lines.size === 0) topics.delete(topic)
    },
    replay: (line, topics, since) => {
      const missed = ring.since(since)
      for (const update of missed ?? []) for (const [, frame] of framesOf(update)((topic) => topics.includes(topic))) line.send(frame)
      return missed !== undefined
    },
    lastOf: (topics) => ring.lastOf(({ places }) => places.some(({ topic }) => topics.includes(topic))),
    head: () => ring.head(),
    begin: (from) => {
      ring = ringOf(from)
    },
  }
}
