import { randomBytes } from 'node:crypto'
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allEvents, allUpcasts } from '@embarca/contracts/events.ts'
import { sqliteEventStore } from '@embarca/services/adapters/sqlite/event-store.ts'
import { sqliteKeys } from '@embarca/services/adapters/sqlite/keys.ts'
import { openLogFile } from '@embarca/services/adapters/sqlite/log-file.ts'
import { codecOf } from '@embarca/services/kit/codec.ts'
import { appendsOf, EVENTS_PER_LOAD } from './appends.ts'
import { type BenchMeasurement, drive, rounds } from './measure.ts'
import { nodeOnPostgres } from './node-on-postgres.ts'
import { type Manner, postgresInstalled, startPostgres } from './postgres.ts'

const CLIENTS = 64
const thousand = (rate: number) => `${(rate / 1_000).toFixed(1)}k/s`

const openLog = (folder: string, perCommit?: number) => {
  const keys = sqliteKeys(join(folder, 'keys.sqlite'), randomBytes(32))
  const db = openLogFile(join(folder, 'events.sqlite'))
  return {
    store: sqliteEventStore(db, codecOf(allEvents, keys, allUpcasts), keys, { ...(perCommit && { perCommit }) }),
    close: () => [db, keys].forEach((one) => one.close()),
  }
}

/** The minimal log: appends lines to a file, all pending lines once per turn of the event loop, acknowledged after fsync. */
const openRaw = (folder: string) => {
  const handle = openSync(join(folder, 'raw.log'), 'a')
  let waiting: { line: string; accept: () => void }[] = []
  const flush = () => {
    const batch = waiting
    waiting = []
    writeSync(handle, batch.map(({ line }) => line).join(''))
    fdatasyncSync(handle)
    for (const { accept } of batch) accept()
  }
  return {
    append: (event: object) =>
      new Promise<void>((accept) => void (waiting.push({ line: `${JSON.stringify(event)}\n`, accept }) === 1 && setImmediate(flush))),
    close: () => closeSync(handle),
  }
}

const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const logRound = (total: number, perCommit?: number) => (round: number) =>
  inFolder(async (folder) => {
    const { store, close } = openLog(folder, perCommit)
    const [warm, next] = [appendsOf(2 * round), appendsOf(2 * round + 1)]
    await drive(CLIENTS, total / 10, (client, nth) => store.append(warm(client, nth)))
    const rate = await drive(CLIENTS, total, (client, nth) => store.append(next(client, nth)))
    close()
    return rate
  })

const rawRound = (total: number) => (round: number) =>
  inFolder(async (folder) => {
    const raw = openRaw(folder)
    const next = appendsOf(round)
    const line = (client: number, nth: number) => {
      const { events, now, command, expected, ...rest } = next(client, nth)
      return raw.append({
        ...rest,
        ...events[0],
        revision: expected + 1,
        recordedAt: now,
        commandId: command.key,
        bodyHash: command.bodyHash,
        prev: command.bodyHash,
      })
    }
    await drive(CLIENTS, total / 10, line)
    const rate = await drive(CLIENTS, total, line)
    raw.close()
    return rate
  })

/** P1: appends with hash chain, sealed persons, idempotency and claims, against lines in a file with the same durability. */
export const measureAppendAgainstFile = async (total = 40_000): Promise<BenchMeasurement> => {
  const { ours, raw, probe } = await inFolder((folder) => rounds(folder, { ours: logRound(total), raw: rawRound(total) }, 5))
  const ratio = ours / raw
  return {
    name: 'P1',
    ratio,
    gate: 0.5,
    holds: ratio >= 0.5,
    detail: `append ${thousand(ours)}, raw file ${thousand(raw)}, fsync ${thousand(probe)}, ${CLIENTS} clients`,
  }
}

/** P2: the gain of group commit. */
export const measureGroupCommit = async (total = 20_000): Promise<BenchMeasurement> => {
  const { together, each, probe } = await inFolder((folder) => rounds(folder, { together: logRound(total), each: logRound(total / 5, 1) }))
  const ratio = together / each
  return {
    name: 'P2',
    ratio,
    gate: 7,
    holds: ratio >= 7,
    detail: `together ${thousand(together)}, a transaction each ${thousand(each)}, fsync ${thousand(probe)}`,
  }
}

/**
 * P3: against an event store on PostgreSQL 15 in a Node service: `pg`, 64 connections, a lock per stream and a transaction per
 * append, with the same events, checks, seals, chain, claims and durability as ours. The rate of pgbench, a client in C without
 * checks, seals and chain, is reported as well. Undefined where PostgreSQL is not installed.
 */
export const measureAgainstPostgres = async (total = 40_000): Promise<BenchMeasurement | undefined> => {
  if (!postgresInstalled()) return undefined
  const postgres = await startPostgres()
  try {
    const next = appendsOf(0)
    const bodies = Array.from({ length: EVENTS_PER_LOAD }, (_, nth) => JSON.stringify(next(0, nth)))
    const body = bodies.sort((a, b) => a.length - b.length)[EVENTS_PER_LOAD >> 1]!
    const service = (round: number) =>
      inFolder(async (folder) => {
        const { append, close } = await nodeOnPostgres(postgres.server, folder, CLIENTS)
        const [warm, next] = [appendsOf(2 * round), appendsOf(2 * round + 1)]
        await drive(CLIENTS, total / 40, (client, nth) => append(client, warm(client, nth)))
        const rate = await drive(CLIENTS, total / 4, (client, nth) => append(client, next(client, nth)))
        await close()
        return rate
      })
    const byPgbench = (manner: Manner) => () => postgres.appends(manner, CLIENTS, 4, body, EVENTS_PER_LOAD)
    const contenders = { ours: logRound(total), service, statements: byPgbench('statements'), call: byPgbench('function') }
    const { ours, statements, call, probe, ...theirs } = await inFolder((folder) => rounds(folder, contenders))
    const ratio = ours / theirs.service
    const times = (rate: number) => `${thousand(rate)} (${(ours / rate).toFixed(1)}×)`
    const detail = `append ${thousand(ours)}, PostgreSQL 15 from Node ${thousand(theirs.service)}, fsync ${thousand(probe)}; with pgbench, a C client: statement by statement ${times(statements)}, one stored function ${times(call)}`
    return { name: 'P3', ratio, gate: 9, holds: ratio >= 9, detail }
  } finally {
    await postgres.stop()
  }
}
