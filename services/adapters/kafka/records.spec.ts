import { partOf } from '@embarca/projections/adapters/kafka/topic.ts'
import { expect, it } from 'vitest'
import type { SealedEnvelope } from '../../kit/envelope.ts'
import { recordsAfter } from './records.ts'

const topic = { name: 'facts', parts: 3 }
const eventOf = (position: number, key: string, text = '') =>
  ({
    id: `f${position}`,
    type: 'Opened',
    position: String(position),
    key,
    stream: key,
    revision: 0,
    by: { shipperId: 's1' },
    data: { text },
  }) as unknown as SealedEnvelope
const messagesOf = ({ batch }: ReturnType<ReturnType<typeof recordsAfter>['batch']>) =>
  (batch[0]?.messages ?? []).map(({ partition, headers }) => `${partition}: ${headers!['after']} → ${headers!['position']}`)

it('a key always maps to the same partition', () => {
  expect(['L1', 'L2', 'carga-ç', '0197a3c4-0000-7000-8000-000000000000'].map((key) => partOf(key, 12))).toEqual([10, 11, 10, 6])
})

it('each record names the previous one of its partition, and a watermark the progress of every partition', () => {
  const records = recordsAfter(new Map(), { topic })
  const [a, c] = ['a', 'c'].map((key) => partOf(key, 3))
  const first = records.batch([eventOf(0, 'a'), eventOf(1, 'c'), eventOf(2, 'a')], '2', true)
  expect(messagesOf(first).slice(0, 3)).toEqual([`${a}: -1 → 0`, `${c}: -1 → 1`, `${a}: 0 → 2`])
  expect(messagesOf(first).slice(3).sort()).toEqual([0, 1, 2].map((part) => `${part}: ${part === a ? 2 : part === c ? 1 : -1} → 2`))
  expect(records.least()).toBe('2')
})

it('what a partition already holds is not written to it again', () => {
  const [a, c] = ['a', 'c'].map((key) => partOf(key, 3))
  const records = recordsAfter(new Map([0, 1, 2].map((part) => [part, part === a ? '7' : '4'])), { topic })
  expect(records.least()).toBe('4')
  expect(messagesOf(records.batch([eventOf(5, 'a'), eventOf(6, 'c')], '6', false))).toEqual([`${c}: 4 → 6`])
})

it('a batch fits what brokers accept, and its watermarks come only after every event is written', () => {
  const records = recordsAfter(new Map(), { topic })
  const large = 'x'.repeat(900_000)
  const events = [0, 1, 2, 3, 4].map((n) => eventOf(n, 'a', large))
  const first = records.batch(events, '4', true)
  expect([first.taken, first.batch[0]!.messages.length]).toEqual([3, 3])
  expect(records.batch(events.slice(3), '4', true).batch[0]!.messages).toHaveLength(2 + topic.parts)
})

it('a record is the event as it was stored: in its version, with its sealed values', () => {
  const sealed = [{ subject: 'd1', paths: ['name'], blob: 'b64' }]
  const event = { ...eventOf(0, 'a', 'x'), schemaVersion: 2, sealed, prev: 'p', hash: 'h' }
  const { batch } = recordsAfter(new Map(), { topic }).batch([event], '0', false)
  const [message] = batch[0]!.messages
  expect(JSON.parse(String(message!.value))).toEqual(event)
  expect(message!.headers).toMatchObject({ type: 'Opened', schemaVersion: '2' })
})
