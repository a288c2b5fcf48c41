import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { follow, GENESIS } from './chain.ts'
import { DataRefused } from './data-refused.ts'
import type { Hashes, SignedHead } from './notary.ts'

/** A reader of the log, and the last position that it reports. */
export type LogReaderState = { readonly name: string; readonly reached: Position | undefined }

type Log = { readonly name: string; readonly head: Position }

/** Throws when a reader is at a position that the log does not have. */
export const refuseReadersAhead = ({ name, head }: Log, readers: readonly LogReaderState[], remedy: string): void => {
  for (const { name: reader, reached = BEFORE_ALL } of readers)
    if (comparePositions(reached, head) > 0)
      throw new DataRefused(
        `${name} ends at position ${head}, but ${reader} read it up to position ${reached}: events are missing; ${remedy}`,
      )
}

type Signed = {
  /** The last two signed heads, the older first. */ readonly heads: readonly SignedHead[]
  readonly hashes: Hashes
  readonly remedy: string
}

/** Throws when the log ends before its last signed head, or its hashes do not lead there from the head before that one. */
export const refuseOtherLog = ({ name, head }: Log, { heads, hashes, remedy }: Signed): void => {
  const last = heads.at(-1)
  if (!last) return
  const signed = `position ${last.position} was signed at ${last.time}`
  if (comparePositions(last.position, head) > 0)
    throw new DataRefused(`${name} ends at position ${head}, but ${signed}: events are missing; ${remedy}`)
  const before = heads.at(-2)
  const from = before?.position ?? BEFORE_ALL
  const between = hashes(from, Number(last.position) - Number(from))
  if (between.reduce((hash, event) => follow(hash, event.hash), before?.hash ?? GENESIS) !== last.hash)
    throw new DataRefused(`${name} is not the log of which ${signed}: events were exchanged; ${remedy}`)
}
