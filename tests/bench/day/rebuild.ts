import { rebuildViews, viewNames } from '@embarca/services/rebuild-view.ts'
import { percentile } from '../measure.ts'
import { askerAt } from './ask.ts'
import type { Goal } from './goal.ts'
import type { DayServer } from './server.ts'

const READERS = 3
/** Milliseconds between two queries of a reader. */
const PAUSE = 25

/** Rebuilds all views in the running server while readers continue. */
export const measureRebuild = async (server: DayServer, folder: string, eventCount: number): Promise<readonly Goal[]> => {
  const times: number[] = []
  const failed: string[] = []
  let going = true
  const reads = [
    ['search/cached', { columnStatus: 'NEGOTIATION', size: 20 }],
    ['count/cached', { columnStatus: 'IN_PROGRESS' }],
    ['search/new', { tags: ['papel'], originUF: 'PR' }],
    ['custom/search', { columnStatus: 'DELIVERED' }],
  ] as const
  const readers = Promise.all(
    Array.from({ length: READERS }, async (_, reader) => {
      const asker = await askerAt(server)
      for (let nth = reader; going; nth++) {
        const [path, body] = reads[nth % reads.length]!
        await asker.ask(path, body).then(
          ({ ms }) => times.push(ms),
          (error: Error) => failed.push(error.message),
        )
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
      asker.close()
    }),
  )
  const before = server.work()
  const begun = performance.now()
  const rebuilt = await rebuildViews(folder, viewNames)
  const seconds = (performance.now() - begun) / 1_000
  going = false
  await readers
  for (const message of failed.slice(0, 3)) console.log(message)
  const differing = rebuilt.filter(({ hash, before }) => hash !== before).map(({ view }) => view)
  const detail = `${eventCount} events, ${rebuilt.length} views, ${seconds.toFixed(0)} s, ${((server.work() - before) / 1_000).toFixed(0)} s of the server's work, reads included; ${times.length} reads, p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`
  return [
    {
      name: 'a',
      what: 'all views rebuilt together, hashes compared',
      value: eventCount / seconds,
      gate: 10_000,
      atLeast: true,
      unit: 'events/s',
      detail,
    },
    { name: 'a', what: 'reads that failed meanwhile', value: failed.length, gate: 0, unit: '' },
    { name: 'a', what: 'views with another hash than before', value: differing.length, gate: 0, unit: '', detail: differing.join(' ') },
  ]
}
