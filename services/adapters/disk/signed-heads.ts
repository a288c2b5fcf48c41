import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import type { SignedHead } from '../../kit/notary.ts'
import type { SignedHeads } from '../../kit/proofs.ts'

/** Bytes; longer than any line of the file. */
const WINDOW = 2_048

type Line = { readonly head: SignedHead; readonly end: number }
type File = { readonly handle: number; readonly size: number }

const opened = <T>(file: string, read: (file: File) => T): T | undefined => {
  if (!existsSync(file)) return undefined
  const handle = openSync(file, 'r')
  try {
    return read({ handle, size: fstatSync(handle).size })
  } finally {
    closeSync(handle)
  }
}

/** The first complete line that starts at a byte or after it. */
const lineFrom = ({ handle, size }: File, at: number): Line | undefined => {
  const bytes = Buffer.alloc(Math.min(WINDOW, size - at))
  readSync(handle, bytes, 0, bytes.length, at)
  const text = bytes.toString('latin1')
  for (let start = at === 0 ? 0 : text.indexOf('\n') + 1; at === 0 || start > 0; ) {
    const end = text.indexOf('\n', start)
    if (end < 0) return undefined
    const line = text.slice(start, end)
    if (/^\{.*\}$/.test(line)) return { head: JSON.parse(line) as SignedHead, end: at + end }
    start = end + 1
  }
  return undefined
}

/**
 * The last head of which `isBefore` holds, the byte where it ends, and the head after it; heads of which it holds come before the others.
 */
const divided = (content: File, isBefore: (head: SignedHead) => boolean) => {
  let [low, high] = [0, content.size]
  let before: SignedHead | undefined
  let after: SignedHead | undefined
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const line = lineFrom(content, middle)
    if (line && isBefore(line.head)) {
      before = line.head
      low = line.end
    } else {
      after = line?.head ?? after
      high = middle
    }
  }
  return { before, after, end: low }
}

/** The heads after a position, oldest first, at most `limit`, of a file that grows for years. */
export const headsAfter = (file: string, position: Position, limit: number): readonly SignedHead[] =>
  opened(file, (content) => {
    const heads: SignedHead[] = []
    const { end } = divided(content, (head) => comparePositions(head.position, position) <= 0)
    for (let line = lineFrom(content, end); line && heads.length < limit; line = lineFrom(content, line.end)) heads.push(line.head)
    return heads
  }) ?? []

/** Looks up heads in the file of a running notary without reading the whole file, which grows for years. */
export const signedHeadsIn = (file: string): SignedHeads => ({
  around: (position: Position) =>
    opened(file, (content) => {
      const { before, after } = divided(content, (head) => comparePositions(head.position, position) < 0)
      return { ...(before && { before }), ...(after && { after }) }
    }) ?? {},
  latest: () =>
    opened(file, (content) => {
      let last: SignedHead | undefined
      for (let at = Math.max(0, content.size - WINDOW); at < content.size; ) {
        const line = lineFrom(content, at)
        if (!line) break
        last = line.head
        at = line.end
      }
      return last
    }),
})
