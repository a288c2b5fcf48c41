import { inApplication } from './bench-application.ts'
import type { Figure } from './figure.ts'
import { load } from './http.ts'
import { median, percentile } from './measure.ts'
import type { CatchUpSpeed } from './server/application.ts'
import { interleaved, sideBySide } from './side-by-side.ts'

const ROUNDS = 5
const SLICE = 0.25
const k = (rates: readonly number[]) => `${(median(rates) / 1_000).toFixed(1)}k/s`

/**
 * P4, P5, P7, P16: a command through token, schema, machine and log, with projections off; then the projections alone. P16
 * counts events, each folded into every view. Counting documents would punish batching: a batch writes and publishes
 * a document once, however many of its events touched it.
 */
export const measureCommands = (): Promise<readonly Figure[]> =>
  inApplication('later', async ({ connections, folder, next, application }) => {
    const all = (name: keyof typeof next) => () => load(connections, SLICE, next[name])
    const one = (name: keyof typeof next) => () => load(connections.slice(0, 1), 1, next[name])
    for (const name of ['hello', 'command', 'echo'] as const) await load(connections, 1, next[name])

    const crowd = await interleaved(folder, { hello: all('hello'), command: all('command'), echo: all('echo') })
    const single = await sideBySide(folder, { command: one('command'), echo: one('echo'), durable: one('durable') }, ROUNDS)
    const rates = (name: 'command' | 'echo' | 'hello') => crowd.map((round) => round[name])
    const p50 = (name: 'command' | 'echo' | 'durable') => single.map((round) => percentile(round[name].latencies, 0.5))

    application.send('project')
    const { events: eventCount, rows, seconds } = await application.nextMessage<CatchUpSpeed>()
    const commands = median(rates('command'))
    return [
      {
        name: 'P4',
        what: 'command / hello, 64 connections',
        rounds: crowd.map(({ command, hello }) => command / hello),
        gate: 0.27,
        stretch: 0.4,
        detail: `command ${k(rates('command'))}, hello ${k(rates('hello'))}`,
      },
      {
        name: 'P5',
        what: 'command / echo, 64 connections',
        rounds: crowd.map(({ command, echo }) => command / echo),
        gate: 0.42,
        stretch: 0.65,
        detail: `echo ${k(rates('echo'))}`,
      },
      {
        name: 'P7',
        what: 'command p50 beyond echo p50, in fsyncs, one connection',
        rounds: single.map(({ probe }, round) => (p50('command')[round]! - p50('echo')[round]!) / (1_000 / probe)),
        gate: 4,
        stretch: 2,
        atMost: true,
        detail: `command ${median(p50('command')).toFixed(2)} ms, echo ${median(p50('echo')).toFixed(2)} ms, fsync ${median(single.map(({ probe }) => 1_000 / probe)).toFixed(2)} ms, echo of what was written to the disk first ${median(p50('durable')).toFixed(2)} ms`,
      },
      {
        name: 'P16',
        what: 'events folded into all views a second / commands a second',
        rounds: [eventCount / seconds / commands],
        gate: 1,
        stretch: 2,
        detail: `${k([eventCount / seconds])} events, ${k([rows / seconds])} documents published`,
      },
    ]
  })
