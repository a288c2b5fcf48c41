import { expect, it } from 'vitest'
import { type HeadLog, notaryKey, type SignedHead } from '../../kit/notary.ts'
import type { EventStoreDbLog } from './log.ts'
import { notaryOn } from './notary.ts'

const { key } = notaryKey(Buffer.alloc(32, 7))
const headsOf = () => {
  const added: SignedHead[] = []
  return { added, last: () => added.at(-1), add: (head) => void added.push(head) } satisfies HeadLog & { added: SignedHead[] }
}
/** A log of `first` events; `add` records more. */
const logOf = (first: number) => {
  let count = first
  const found = (position: number) => ({ position: String(position), metadata: { hash: 'a'.repeat(64) } })
  const log = { after: async (after: string) => Array.from({ length: count }, (_, at) => found(at)).slice(Number(after) + 1) }
  return { log: log as unknown as EventStoreDbLog, add: (more: number) => void (count += more) }
}

it('signs what was recorded since the last head, also as another process', async () => {
  const heads = headsOf()
  await notaryOn(logOf(3).log, heads, key).write('2026-01-05T12:00:00.000Z')
  await notaryOn(logOf(5).log, heads, key).write('2026-01-05T12:01:00.000Z')
  expect(heads.added.map(({ position }) => position)).toEqual(['2', '4'])
})

it('signs nothing of a log that is shorter than its heads, even when the log grows later', async () => {
  const heads = headsOf()
  await notaryOn(logOf(5).log, heads, key).write('2026-01-05T12:00:00.000Z')
  const cut = logOf(3)
  const notary = notaryOn(cut.log, heads, key)
  await expect(notary.write('2026-01-05T12:01:00.000Z')).rejects.toThrow('is shorter than its signed heads (event 4)')
  cut.add(9)
  await expect(notary.write('2026-01-05T12:02:00.000Z')).rejects.toThrow('is shorter than its signed heads')
  expect(heads.added).toHaveLength(1)
})
