import type { Socket } from 'node:net'
import { encoded } from './frame.ts'

export type PushConnection = {
  /** Sends whole websocket frames, unless the other side is too far behind to take them. */
  readonly send: (frame: Buffer) => void
}

const MOST_QUEUED = 256 * 1_024
const TIMEOUT_MS = 10_000

type Means = {
  readonly socket: Socket /** Ends the connection: try again later. */
  readonly giveUp: () => void
  readonly position: () => string
}

/**
 * One listener with a bounded queue. Whoever does not read in time misses frames and is told `resync` once it reads again; who
 * does not within ten seconds is hung up on.
 */
export const pushConnectionTo = ({ socket, giveUp, position }: Means): PushConnection => {
  let behind = false

  const catchUp = () => {
    behind = true
    const impatient = setTimeout(giveUp, TIMEOUT_MS).unref()
    socket.once('drain', () => {
      clearTimeout(impatient)
      behind = false
      socket.write(encoded(JSON.stringify({ channel: '', type: 'resync', id: '', position: position() })))
    })
    socket.once('close', () => clearTimeout(impatient))
  }
  return {
    send: (frame) => {
      if (behind || socket.destroyed) return
      if (socket.writableLength + frame.length > MOST_QUEUED) catchUp()
      else socket.write(frame)
    },
  }
}
