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

/** Looks up heads in the file of a running notary without reading the whole file, which grows for years. */
export const signedHeadsIn = (file: string): SignedHeads => ({
  around: (position: Position) =>
    opened(file, (content) => {
      let [low, high] = [0, content.size]
      let before: SignedHead | undefined
      let after: SignedHead | undefined
      while (low < high) {
        const middle = Math.floor((low + high) / 2)
        const line = lineFrom(content, middle)
        if (!line || comparePositions(line.head.position, position) >= 0) {
          after = line?.head ?? after
          high = middle
        } else {
          before = line.head
          low = line.end
        }
      }
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
