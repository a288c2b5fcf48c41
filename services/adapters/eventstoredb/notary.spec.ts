import { expect, it } from 'vitest'
import { EVENTS_PER_HEAD, type HeadLog, isSignedBy, notaryKey, type SignedHead } from '../../kit/notary.ts'
import type { EventStoreDbLog } from './log.ts'
import { notaryOn } from './notary.ts'

const { key, publicKey } = notaryKey(Buffer.alloc(32, 7))
const headsOf = (...before: SignedHead[]) => {
  const added = before
  return { added, latest: () => added.slice(-2), add: (head) => void added.push(head) } satisfies HeadLog & { added: SignedHead[] }
}
/** A log of `first` events, ten apart on the server, that records what was read; `add` records more, `change` exchanges one. */
const logOf = (first: number) => {
  const events: { position: string; metadata: { hash: string } }[] = []
  const reads: { after: number; limit: number }[] = []
  let next = 0
  const add = (more: number) => {
    for (let n = 0; n < more; n++, next++) events.push({ position: String(next * 10), metadata: { hash: `hash-${next}` } })
  }
  add(first)
  const log = {
    at: async (position: string) => events.find((event) => event.position === position),
    after: async (after: string, limit: number) => {
      reads.push({ after: Number(after), limit })
      return events.filter(({ position }) => Number(position) > Number(after)).slice(0, limit)
    },
  }
  const change = (at: number) => void (events[at]! = { ...events[at]!, metadata: { hash: 'forged' } })
  return { log: log as unknown as EventStoreDbLog, add, change, events, reads }
}
const at = (minute: number) => `2026-01-05T12:0${minute}:00.000Z`
/** Two processes after each other sign 3 and 2 events. */
const signedTwice = async () => {
  const heads = headsOf()
  const source = logOf(3)
  await notaryOn(source.log, heads, key).write(at(0))
  source.add(2)
  await notaryOn(source.log, heads, key).write(at(1))
  return { heads, source }
}

it('signs what was recorded since the last head, also as another process', async () => {
  const { heads } = await signedTwice()
  expect(heads.added.map(({ position, place }) => `${position} at ${place}`)).toEqual(['2 at 20', '4 at 40'])
  for (const head of heads.added) expect(isSignedBy(publicKey, head)).toBe(true)
  expect(isSignedBy(publicKey, { ...heads.added[0]!, place: '30' })).toBe(false)
})

it('signs the same whether it is stopped in between or not', async () => {
  const { heads } = await signedTwice()
  const alone = headsOf()
  await notaryOn(logOf(5).log, alone, key).write(at(1))
  expect(heads.added.at(-1)).toEqual(alone.added.at(-1))
})

it('given many events, then it never reads more than a page of them at a time and signs each page', async () => {
  const heads = headsOf()
  const { log, reads } = logOf(2 * EVENTS_PER_HEAD + 1)
  await notaryOn(log, heads, key).write(at(0))
  expect(heads.added.map(({ position }) => Number(position))).toEqual([EVENTS_PER_HEAD - 1, 2 * EVENTS_PER_HEAD - 1, 2 * EVENTS_PER_HEAD])
  expect(Math.max(...reads.map(({ limit }) => limit))).toBe(EVENTS_PER_HEAD)
})

it('given heads that say their place, then a new process reads only the events since the last but one', async () => {
  const { heads, source } = await signedTwice()
  source.reads.length = 0
  await notaryOn(source.log, heads, key).write(at(2))
  expect(source.reads[0]!.after).toBe(20)
})

it('given a moved head that says no place, then the log is read from its start, and the next heads say it', async () => {
  const { heads, source } = await signedTwice()
  const moved = headsOf(...heads.added.map(({ place: _, ...head }) => head))
  source.add(1)
  await notaryOn(source.log, moved, key).write(at(2))
  expect(moved.added.at(-1)).toMatchObject({ position: '5', place: '50' })
})

it.each([
  ['an exchanged event before the last head', ({ change }: ReturnType<typeof logOf>) => change(3), 'is not the one of which event 4'],
  ['a cut', ({ events }: ReturnType<typeof logOf>) => events.splice(4), 'has no event at 40, of which event 4 was signed'],
  ['a deleted event', ({ events }: ReturnType<typeof logOf>) => events.splice(3, 1), 'is shorter than its signed heads'],
  [
    'a deleted event with others recorded since',
    ({ events, add }: ReturnType<typeof logOf>) => {
      events.splice(3, 1)
      add(4)
    },
    'is not the one of which',
  ],
])('given %s, then nothing more is signed, even when the log grows later', async (_, tamper, reason) => {
  const { heads, source } = await signedTwice()
  tamper(source)
  const notary = notaryOn(source.log, heads, key)
  await expect(notary.write(at(2))).rejects.toThrow(reason)
  source.add(9)
  await expect(notary.write(at(3))).rejects.toThrow(reason)
  expect(heads.added).toHaveLength(2)
})

it('given a log that is shorter than moved heads, then nothing is signed', async () => {
  const { heads } = await signedTwice()
  const moved = headsOf(...heads.added.map(({ place: _, ...head }) => head))
  await expect(notaryOn(logOf(3).log, moved, key).write(at(2))).rejects.toThrow('is shorter than its signed heads (event 4)')
})
