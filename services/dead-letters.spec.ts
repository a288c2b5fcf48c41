import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productEvents } from '@embarca/contracts/events.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import { form, people, world } from '@embarca/tests/stories/world.ts'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { outboxMail } from './adapters/outside/outbox-mail.ts'
import { openData } from './adapters/sqlite/open-data.ts'
import { startBackground } from './background.ts'
import { readConfig } from './config.ts'
import { ALL, listDeadLetters, retryDeadLetters } from './dead-letters.ts'
import { noMessages } from './kit/messages.ts'
import { noOutsideSources } from './kit/outside-checks.ts'
import { reactor } from './kit/react.ts'
import { type Run, runner } from './kit/run.ts'
import { noWebPush } from './kit/web-push.ts'
import { modules } from './modules.ts'
import { negotiationReactions } from './negotiation/reactions.ts'
import { embeddedStores } from './stores/embedded.ts'

const NOW = '2026-01-05T12:00:00.000Z'
const breaks: Run = () => Promise.reject(new TypeError('no such field'))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dead-letters-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const settings = () => readConfig({ DATA_DIR: folder })

/** A folder with a dead letter: the negotiation of one load could not be opened. Returns the load's id. */
const withDeadLetter = async () => {
  const data = openData(folder, { ...productEvents })
  const { events, streamsNaming, views: store, feed, timers, deadLetters } = data
  const here = await world(NOW, data)
  const { stream } = (await here.ask('load', people.ana, { type: 'LaunchLoad', data: form() })) as { stream: string }
  const tables = [{ on: { LoadOffered: negotiationReactions.on['LoadOffered']! } }]
  const breaking = reactor({ ...{ store: events, timers, deadLetters, modules, tables, now: here.now }, run: breaks, pause: () => 1 })
  await breaking.drain()
  await timers.reach(await events.head())
  // At a start of the program, the views are projected first.
  await (await startProjecting({ projectors: allProjectors, store, log: { ...events, streamsNaming }, feed })).stop()
  await data.close()
  return stream.slice('load-'.length)
}
/** The program's background work in that folder; `run`: how it executes commands. */
const started = async (run?: Run) => {
  const { data, exclusively, answerRetries } = embeddedStores(settings(), {})
  const background = await startBackground({
    isProduction: false,
    ...{ data, exclusively, answerRetries: answerRetries!, days: 30, onProgress: () => {}, log: pino({ level: 'silent' }) },
    ...{ mail: outboxMail(folder), push: noWebPush, messages: noMessages, sources: noOutsideSources, publicUrl: 'http://localhost:8080' },
    run: run ?? runner({ store: data.events, now: () => NOW, modules }),
  })
  return { data, stop: () => background.stop().then(data.close) }
}
const opened = async ({ data }: { data: ReturnType<typeof openData> }, id: string) =>
  (await data.events.read(`negotiation-${id}`)).map(({ type }) => type)

it('a running server retries dead letters on request, and reports what failed again', async () => {
  const id = await withDeadLetter()
  const [letter] = await listDeadLetters(settings(), {})
  expect(letter).toMatchObject({ key: id, command: 'OpenNegotiation', reason: 'no such field', tries: 5 })

  const breaking = await started(breaks)
  const again = await retryDeadLetters(settings(), [letter!.id], {})
  expect(again).toMatchObject({ tried: 1, waits: false, left: [{ id: letter!.id, tries: 6 }] })
  await breaking.stop()

  const restarted = await started()
  expect(await listDeadLetters(settings(), {})).toMatchObject([{ key: id }])
  expect(await retryDeadLetters(settings(), [ALL], {})).toEqual({ tried: 1, waits: false, left: [] })
  expect(await opened(restarted, id)).toEqual(['NegotiationOpened'])
  expect(await listDeadLetters(settings(), {})).toEqual([])
  await restarted.stop()
})
it('without a running server, the next one retries them', async () => {
  const id = await withDeadLetter()
  expect(await retryDeadLetters(settings(), [id], {})).toMatchObject({ tried: 1, waits: true, left: [{ key: id }] })
  const next = await started()
  await expect.poll(() => opened(next, id), { timeout: 10_000 }).toEqual(['NegotiationOpened'])
  await expect.poll(() => next.data.deadLetters.count()).toBe(0)
  await next.stop()
})
it('an unknown name is refused, and a folder without dead letters has an empty list', async () => {
  expect(await listDeadLetters(settings(), {})).toEqual([])
  await expect(retryDeadLetters(settings(), ['nothing'], {})).rejects.toThrow('nothing is neither a dead letter nor the key of one')
  expect(await retryDeadLetters(settings(), [ALL], {})).toMatchObject({ tried: 0, left: [] })
})
