import type { Socket } from 'node:net'
import { encoded } from './frame.ts'

export type PushConnection = {
  /** Sends complete websocket frames, unless the client is too far behind. */
  readonly send: (frame: Buffer) => void
}

const MOST_QUEUED = 256 * 1_024
const TIMEOUT_MS = 10_000

type Means = {
  readonly socket: Socket /** Closes the connection with "try again later". */
  readonly giveUp: () => void
  readonly position: () => string
}

/**
 * One subscriber with a bounded queue. A client that does not read in time misses frames and gets `resync` once it reads again; one
 * that does not within ten seconds is disconnected.
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
