import { setTimeout as pause } from 'node:timers/promises'
import { type BenchSetting, CLIENTS, inApplication } from './bench-application.ts'
import type { Figure } from './figure.ts'
import { load, wired } from './http.ts'
import { fsyncProbe, median, percentile } from './measure.ts'
import { interleaved } from './side-by-side.ts'
import { listener } from './socket.ts'

const SLICE = 0.25
const LISTENERS = 8
const k = (rates: readonly number[]) => `${(median(rates) / 1_000).toFixed(1)}k/s`

/** P6, P8, P15: commands while their events are folded into views and pushed to subscribers, and pages read from those views. */
export const measureLive = (): Promise<readonly Figure[]> =>
  inApplication('project', async (setting) => {
    const { connections, folder, next } = setting
    const slice = (ask: (client: number) => string) => () => load(connections, SLICE, ask)
    const pages = await pagesFor(setting)
    for (const ask of [next.hello, next.command, pages.notModified, pages.cached, pages.uncached, pages.same])
      await load(connections, 1, ask)

    const readings = await interleaved(folder, {
      hello: slice(next.hello),
      kept: slice(pages.notModified),
      cached: slice(pages.cached),
      uncached: slice(pages.uncached),
      same: slice(pages.same),
    })
    const watchers = await Promise.all(
      Array.from({ length: LISTENERS }, (_, n) => listener(setting.port, connections[n]!, setting.tokens.operator)),
    )
    const acting = await interleaved(folder, { hello: slice(next.hello), command: slice(next.command) })
    for (const { close } of watchers) close()
    await pause(5_000)
    const pushed = await pushes(setting)

    const rates = (name: keyof (typeof readings)[number]) => k(readings.map((round) => round[name]))
    const ofHello = (name: keyof (typeof readings)[number]) => median(readings.map((round) => round[name] / round.hello)).toFixed(2)
    return [
      {
        name: 'P6',
        what: 'command with views and push / hello, 64 connections',
        rounds: acting.map(({ command, hello }) => command / hello),
        gate: 0.12,
        stretch: 0.25,
        detail: `command ${k(acting.map(({ command }) => command))}, hello ${k(acting.map(({ hello }) => hello))}, ${LISTENERS} sockets`,
      },
      ...pushed,
      {
        name: 'P15',
        what: 'cached board page as a browser asks for it / hello',
        rounds: readings.map(({ kept: keptRate, hello }) => keptRate / hello),
        gate: 0.6,
        stretch: 0.8,
        detail: `page ${rates('kept')}, hello ${rates('hello')}; 28 KB of it uncompressed ${ofHello('cached')}, as many constant bytes ${ofHello('same')}`,
      },
      {
        name: 'P15',
        what: 'uncached 28 KB page, of cards read before / the same bytes',
        rounds: readings.map(({ uncached, same }) => uncached / same),
        gate: 0.2,
        stretch: 0.5,
        detail: `page ${rates('uncached')}, bytes ${rates('same')}`,
      },
    ]
  })

const KIB_28 = 28 * 1_024

/** The encodings that current browsers accept. */
const BROWSER = 'gzip, deflate, br, zstd'

/**
 * Pages of the board: the first as a browser requests it; then, without compression, 28 KB of cards: the first page, cached as bytes,
 * and the second, assembled each time from cached cards; and a constant response of the same size.
 */
const pagesFor = async ({ tokens, connections }: BenchSetting) => {
  const page = (fields: object, accepts?: string) =>
    wired({
      ...(accepts && { accepts }),
      method: 'POST',
      path: '/webshipper/shipping/search/cached',
      token: tokens.operator,
      body: JSON.stringify({ columnStatus: 'IN_PROGRESS', ...fields }),
    })
  const probe = 10
  const { body } = await connections[0]!.ask(page({ size: probe }))
  const size = Math.round(KIB_28 / (body.length / probe))
  const notModified = page({}, BROWSER)
  const [cached, uncached, same] = [page({ size }), page({ page: 2, size }), wired({ method: 'GET', path: '/bench/static' })]
  return { notModified: () => notModified, cached: () => cached, uncached: () => uncached, same: () => same }
}

const PACE = 1_000
const ROUND = 3_000

/** A thousand commands a second, each followed until its push frame arrives. */
const pushes = async (setting: BenchSetting): Promise<readonly Figure[]> => {
  const rounds: { probe: number; replied: number; pushed: number; late: number }[] = []
  for (let round = 0; round < 5; round++) rounds.push({ probe: fsyncProbe(setting.folder), ...(await pushRound(setting)) })
  const usual = median(rounds.map(({ probe }) => probe))
  const awake = rounds.filter(({ probe }) => probe >= usual / 2)
  const ms = (of: (round: (typeof awake)[number]) => number) => `${median(awake.map(of)).toFixed(2)} ms`
  return [
    {
      name: 'P8',
      what: `command to websocket / to its reply, p50 at ${PACE}/s`,
      rounds: awake.map(({ pushed, replied }) => pushed / replied),
      gate: 2,
      stretch: 1.3,
      atMost: true,
      detail: `websocket ${ms(({ pushed }) => pushed)}, reply ${ms(({ replied }) => replied)}`,
    },
    {
      name: 'P8',
      what: `command to websocket, p99 at ${PACE}/s`,
      rounds: awake.map(({ late }) => late),
      gate: 35,
      stretch: 10,
      atMost: true,
      unit: ' ms',
    },
  ]
}

const pushRound = async ({ port, connections, tokens, next }: BenchSetting) => {
  const received = new Map<string, number>()
  const consume = (frame: Buffer) => {
    const at = performance.now()
    const position = /"type":"load\.changed".*?"position":"(\d+)"/.exec(frame.toString('latin1'))?.[1]
    if (position !== undefined) received.set(position, at)
  }
  const { close } = await listener(port, connections[0]!, tokens.operator, consume)
  const sent: { position: string; at: number; replied: number }[] = []
  const idle = Array.from({ length: CLIENTS }, (_, client) => client)
  const start = performance.now()
  const one = async (client: number, at: number) => {
    const { status, head, body } = await connections[client]!.ask(next.command(client))
    if (status !== 200) throw new Error(`${status}: ${body}`)
    sent.push({ position: /\r\nposition: (\d+)/i.exec(head)![1]!, at, replied: performance.now() })
    idle.push(client)
  }
  const changes: Promise<void>[] = []
  for (let due = 0; due < ROUND; due += 1_000 / PACE) {
    // Sleep in between: a spinning client would take one of two cores from the measured threads.
    while (performance.now() - start < due || idle.length === 0) await pause(1)
    changes.push(one(idle.shift()!, performance.now()))
  }
  await Promise.all(changes)
  await pause(500)
  close()
  const replied = sent.map(({ at, replied }) => replied - at)
  const pushed = sent.flatMap(({ position, at }) => (received.has(position) ? [received.get(position)! - at] : []))
  return { replied: percentile(replied, 0.5), pushed: percentile(pushed, 0.5), late: percentile(pushed, 0.99) }
}
