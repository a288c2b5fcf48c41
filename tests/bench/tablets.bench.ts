import { setTimeout as pause } from 'node:timers/promises'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { shipperData } from '@embarca/services/demo/shipper-data.ts'
import { v7 } from './appends.ts'
import { type BenchSetting, CLIENTS, inApplication, tokenOf } from './bench-application.ts'
import type { Figure } from './figure.ts'
import { type Connection, connection, load, wired } from './http.ts'
import { median, percentile } from './measure.ts'
import { listener } from './socket.ts'
import { took } from './timed.ts'

const TABLETS = 200
const ROUNDS = 3
const CALLS = 60
const PANELS = 20
/** Apart: the queue of one gate is called truck by truck. */
const CALL_PAUSE = 40
const READ_PAUSE = 10
const QUIET_READS = 200
/** Until the views have folded what came before. */
const SETTLED = 3_000
const GATE = shipperData[0]!.places[0]!.id
/** Trucks enter without being called, or each is called to a dock of its own. */
const uncalled = { steps: { requestInbound: false, inbound: true, startFinish: false } }
const docks = Array.from({ length: CALLS }, (_, n) => ({
  ...{ code: `${n}`, name: `Doca ${n}`, vehicleTypes: [], trailerTypes: [], active: true, hours: [] },
}))
/** Ten times: 40 commands that a tablet kept for one visit. */
const visit = ['checkIn', 'checkInbound', 'undoCheckInbound', 'undoCheckIn'] as const
const KEPT = 40

let keys = 0
const moves = (loadId: string, step: (typeof visit)[number] | `requestInbound?dock=${number}`, token: string) =>
  wired({
    ...{ method: 'POST', path: `/webshipper/v2/concierges/${GATE}/shippings/${loadId}/${step}`, token },
    key: v7(keys++, process.pid),
  })
/** A command of P4 that no gate decides. */
const retags = (loadId: string, token: string) =>
  wired({
    ...{ method: 'PUT', path: `/webshipper/shipping/${loadId}/tags`, token, body: `{"tags":["turno ${keys}"]}` },
    key: v7(keys++, process.pid),
  })
const succeeds = async (by: Connection, request: string) => {
  const answer = await by.ask(request)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.body}`)
  return answer
}

/** P41, P42: tablets that return from an outage together, and a call until it stands on every panel. */
export const measureTablets = (): Promise<readonly Figure[]> =>
  inApplication('project', async (setting) => {
    const { connections, port, tokens } = setting
    const admin = await tokenOf(port, 'admin')
    const works = async (settings: object) => {
      const body = JSON.stringify({ ...usualGateSettings, active: true, ...settings })
      const by = await connection(port)
      await succeeds(by, wired({ method: 'PUT', path: `/webshipper/place/${GATE}/gate`, token: admin, body, key: v7(keys++) }))
      by.close()
    }
    await works(uncalled)
    const page = wired({ method: 'GET', path: `/webshipper/v2/concierges/${GATE}/shippings/fetch`, token: tokens.operator })
    await succeeds(connections[0]!, page)
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await returns(setting, page))
    await works({ docks })
    const calls = await called(setting)
    return [
      {
        name: 'P41',
        what: `${TABLETS} tablets × ${KEPT} kept commands / commands that change tags, 64 connections`,
        rounds: rounds.map(({ rate, usual }) => rate / usual),
        ...{ gate: 0.5, stretch: 0.8 },
        detail: `${median(rounds.map(({ rate }) => rate)).toFixed(0)}/s`,
      },
      {
        name: 'P41',
        what: 'a gate page meanwhile / quiet, p99',
        rounds: rounds.map(({ busy, quiet }) => busy / quiet),
        ...{ gate: 2, stretch: 1.5, atMost: true },
        detail: `${median(rounds.map(({ busy }) => busy)).toFixed(1)} ms, quiet ${median(rounds.map(({ quiet }) => quiet)).toFixed(1)} ms`,
      },
      {
        name: 'P42',
        what: `call to the last of ${PANELS} panels / to its reply, p50`,
        rounds: [percentile(calls.shown, 0.5) / percentile(calls.replied, 0.5)],
        ...{ gate: 1.8, stretch: 1.3, atMost: true },
        detail: `reply ${percentile(calls.replied, 0.5).toFixed(1)} ms, panel p99 ${percentile(calls.shown, 0.99).toFixed(1)} ms`,
      },
    ]
  })

const opened = (port: number, count: number) => Promise.all(Array.from({ length: count }, () => connection(port)))
const reads = async (by: Connection, page: string, isEnough: (count: number) => boolean): Promise<number> => {
  const times: number[] = []
  while (!isEnough(times.length)) {
    times.push(await took(() => succeeds(by, page)))
    await pause(READ_PAUSE)
  }
  return percentile(times, 0.99)
}

/** All of them within one second, each with its commands in order, while the gate's list is read. */
const returns = async ({ port, loads, tokens }: BenchSetting, page: string) => {
  // The server closes connections that are silent for seconds, so each part opens its own.
  const clients = await opened(port, CLIENTS)
  const { rate: usual } = await load(clients, 2, (client) => retags(loads[client]!, tokens.operator))
  await pause(SETTLED)
  const reader = await connection(port)
  const quiet = await reads(reader, page, (count) => count === QUIET_READS)
  const tablets = (await opened(port, TABLETS)).map((by, n) => ({ by, loadId: loads[n]! }))
  const start = performance.now()
  let isDone = false
  const busy = reads(reader, page, () => isDone)
  await Promise.all(
    tablets.map(async ({ loadId, by }, n) => {
      await pause((n / TABLETS) * 1_000)
      for (let nth = 0; nth < KEPT; nth++) await succeeds(by, moves(loadId, visit[nth % visit.length]!, tokens.operator))
    }),
  )
  const rate = (TABLETS * KEPT) / ((performance.now() - start) / 1_000)
  isDone = true
  const p99 = await busy
  for (const { close } of [...tablets.map(({ by }) => by), ...clients, reader]) close()
  await pause(SETTLED)
  return { rate, usual, quiet, busy: p99 }
}

/** Calls of a gate, each followed until the last of its panels has it. */
const called = async ({ port, loads, tokens }: BenchSetting) => {
  const last = new Map<string, { at: number; panels: number }>()
  const consume = (frame: Buffer) => {
    const position = /"type":"call".*?"position":"(\d+)"/.exec(frame.toString('latin1'))?.[1]
    if (position !== undefined) last.set(position, { at: performance.now(), panels: (last.get(position)?.panels ?? 0) + 1 })
  }
  const asking = await opened(port, PANELS)
  const panels = []
  for (let n = 0; n < PANELS; n++) panels.push(await listener(port, asking[n]!, tokens.operator, consume, `gate:${GATE}`))
  const by = await connection(port)
  const [replied, shown]: [number[], number[]] = [[], []]
  for (const [n, loadId] of loads.slice(TABLETS, TABLETS + CALLS).entries()) {
    await succeeds(by, moves(loadId, 'checkIn', tokens.operator))
    await pause(CALL_PAUSE)
    const start = performance.now()
    const { head } = await succeeds(by, moves(loadId, `requestInbound?dock=${n}`, tokens.operator))
    replied.push(performance.now() - start)
    await pause(CALL_PAUSE)
    const position = /\r\nposition: (\d+)/i.exec(head)?.[1]
    const seen = position === undefined ? undefined : last.get(position)
    if (seen?.panels !== PANELS) throw new Error(`A call stood on ${seen?.panels ?? 0} of ${PANELS} panels`)
    shown.push(seen.at - start)
  }
  for (const { close } of [...panels, ...asking, by]) close()
  return { replied, shown }
}
