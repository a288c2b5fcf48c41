import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { productEvents } from '@embarca/contracts/events.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import type { Module } from '@embarca/services/kit/module.ts'
import { reactor } from '@embarca/services/kit/react.ts'
import { runner } from '@embarca/services/kit/run.ts'
import { modules, reactions } from '@embarca/services/modules.ts'
import { afterEach, expect, it } from 'vitest'
import { temporaryFolder } from '../ports/stores.ts'
import { people } from '../stories/world.ts'
import { type Cut, commandsOf } from './between-streams.ts'

const MINUTE = 60_000
const writer = fileURLToPath(new URL('between-streams-writer.ts', import.meta.url))
const folder = temporaryFolder()
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a separate process that dies between the two appends. */
const killed = async (): Promise<Cut> => {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [, signal]] = await Promise.all([text(child.stdout), once(child, 'close')])
  expect(signal).toBe('SIGKILL')
  return JSON.parse(output) as Cut
}
/** The next process, with a clock to advance after the last event. */
const nextProcess = () => {
  const data = openData(folder, { ...productEvents })
  let late = 0
  let last = ''
  const now = () => new Date(Date.parse(last) + late).toISOString()
  const run = runner({ store: data.events, now, modules })
  const { events: store, timers, deadLetters } = data
  const reacting = reactor({ store, timers, deadLetters, run, modules, tables: reactions, now })
  return {
    data,
    after: async (ms: number) => {
      last = (await data.events.readAll('-1', 100_000)).at(-1)!.recordedAt
      late = ms
      await reacting.drain()
    },
    last: async (stream: string) => (await data.events.read(stream)).at(-1)?.type,
    ask: (module: keyof typeof modules, type: string, body: object) =>
      run(modules[module] as Module, { type, data: body }, { by: people.bia, key: `again-${type}-${JSON.stringify(body)}` }),
  }
}

it('a process killed between the two streams of a command leaves nothing reserved a minute later, and the command works then', async () => {
  const cut = await killed()
  const next = nextProcess()
  try {
    const streams = {
      [`receipts-${deliveryOf(cut.finish)}`]: ['ReceiptsClosed', 'ReceiptsReopened'],
      [`negotiation-${cut.close}`]: ['NegotiationClosed', 'NegotiationReopened'],
      [`negotiation-${cut.accept}`]: ['ProposalHeld', 'ProposalReleased'],
      [`lot-${cut.finishLot}`]: ['LotFinished', 'LotReopened'],
      [`lot-${cut.cancelLot}`]: ['LotCanceled', 'LotReopened'],
      [`negotiation-${cut.acceptLot}`]: ['ProposalHeld', 'ProposalReleased'],
      [`dedicated-${cut.contractId}`]: ['DedicatedLoadHeld', 'DedicatedLoadFreed'],
    }
    const lasts = () => Promise.all(Object.keys(streams).map(next.last))
    const [reserved, released] = [0, 1].map((at) => Object.values(streams).map((types) => types[at]))
    expect(await lasts()).toEqual(reserved)
    await next.after(MINUTE / 2)
    expect(await lasts()).toEqual(reserved)
    await next.after(MINUTE)
    expect(await lasts()).toEqual(released)
    expect(await next.last(`negotiation-${cut.finishLot}`)).toBe('NegotiationReopened')

    for (const { module, type, data } of Object.values(commandsOf(cut)))
      expect([type, isRefusal(await next.ask(module, type, data))]).toEqual([type, false])
    const ended = await lasts()
    // A completed reservation is not released.
    await next.after(2 * MINUTE)
    expect((await lasts()).map((type, at) => type === ended[at] || type === 'NegotiationClosed')).not.toContain(false)
    expect(await next.data.deadLetters.list()).toEqual([])
    expect(await next.data.timers.due(new Date(Date.parse('2026-01-05T13:00:00.000Z')).toISOString())).toEqual([])
  } finally {
    await next.data.close()
  }
})

/** One frozen example of each event, as a reaction receives it. */
const examples = () => {
  const at = new URL('../fixtures/events/', import.meta.url)
  return readdirSync(at).map((name) => ({
    type: name.split('.')[0]!,
    data: JSON.parse(readFileSync(new URL(name, at), 'utf8')).data,
    by: people.bia,
    recordedAt: '2026-01-05T12:00:00.000Z',
  }))
}
/** What a gate asked its load for is settled by one command, whatever it was: with the visit, or back. */
const atGate: readonly (string | undefined)[] = [
  'StartCollect',
  'FinishCollect',
  'StartTransit',
  'LeaveGate',
  'UndoCollectStart',
  'UndoCollectFinish',
  'UndoTransit',
]
const settling = (release: { readonly type: string } | undefined) => (atGate.includes(release?.type) ? 'FollowGate' : release?.type)
it('each reservation of a rule over two streams has a reaction that releases it later', () => {
  const closedFirst = {
    type: 'NegotiationClosed',
    data: { loadId: 'L1', because: 'OfferCompleted' },
    recordedAt: '2026-01-05T12:00:00.000Z',
  }
  const later = [...examples(), closedFirst].flatMap((event) =>
    reactions.flatMap(({ on }) => (on[event.type]?.(event as never) ?? []).flatMap(({ command, at }) => (at ? [command.type] : []))),
  )
  // A reopened deal blocks nothing: its offer decides whether it accepts messages.
  const reservesNothing = ['ReopenNegotiation']
  for (const { commands } of Object.values(modules) as Module[])
    for (const [type, row] of Object.entries(commands))
      if (row.reserve && !reservesNothing.includes(type)) expect(later, type).toContain(settling(row.release?.({ id: 'L1' }).command))
})
