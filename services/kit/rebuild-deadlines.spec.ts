import { expect, it } from 'vitest'
import { opened, portEvents, write } from '../../tests/ports/events.ts'
import { memoryData } from '../adapters/memory/memory-data.ts'
import type { Reactions } from './reaction.ts'
import { rebuildDeadlines } from './rebuild-deadlines.ts'

const at = (time: string) => `2026-01-05T${time}:00.000Z`
/** An opened load calls for one command at once, and for another at the time in its code. */
const tables: readonly Reactions[] = [
  {
    on: {
      Opened: ({ stream, data: { code } }) => [
        { module: 'load', command: { type: 'Now', data: { id: stream } } },
        { module: 'load', command: { type: 'Then', data: { id: stream } }, at: code },
      ],
    },
  },
]
const logOf = async (...events: readonly (readonly [recordedAt: string, due: string])[]) => {
  const data = memoryData({ eventSchemas: portEvents })
  for (const [index, [now, due]] of events.entries())
    await data.events.append(write({ stream: `load-${index}`, events: [opened(at(due))], now: at(now) }))
  return data
}
const deadlines = async ({ timers }: Awaited<ReturnType<typeof logOf>>) =>
  (await timers.due('9999', 100)).map(({ due, command }) => [due, command.data])
const rebuilt = (data: Awaited<ReturnType<typeof logOf>>) => rebuildDeadlines({ store: data.events, timers: data.timers, tables })

it('given lost deadlines, those in the future and those of the last hour are set again, and only that hour is reacted to again', async () => {
  const data = await logOf(['08:00', '09:00'], ['08:30', '18:00'], ['10:20', '10:30'], ['11:00', '11:30'])
  expect(await rebuilt(data)).toBe(true)
  expect(await deadlines(data)).toEqual([
    [at('10:30'), { id: 'load-2' }],
    [at('11:30'), { id: 'load-3' }],
    [at('18:00'), { id: 'load-1' }],
  ])
  expect(await data.timers.reached()).toBe('1')
})

it('given a log of the last hour alone, all of it is reacted to again', async () => {
  const data = await logOf(['10:20', '10:30'], ['11:00', '11:30'])
  expect(await rebuilt(data)).toBe(true)
  expect(await data.timers.reached()).toBe('-1')
})

it('given reactions with a saved position, or a log without events, nothing is lost', async () => {
  const known = await logOf(['08:00', '09:00'])
  await known.timers.reach('-1')
  expect([await rebuilt(known), await deadlines(known)]).toEqual([false, []])
  const empty = await logOf()
  expect([await rebuilt(empty), await empty.timers.isNew()]).toEqual([false, true])
})

it('a deadline set again equals the one that was set when the event was received', async () => {
  const data = await logOf(['11:00', '11:30'])
  await rebuilt(data)
  const [event] = await data.events.readAll('-1')
  expect(await data.timers.due('9999')).toEqual([
    {
      id: `${event!.id}-1`,
      due: at('11:30'),
      module: 'load',
      command: { type: 'Then', data: { id: 'load-0' } },
      shipperId: 's1',
      causationId: event!.id,
    },
  ])
})
