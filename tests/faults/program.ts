import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { productEvents } from '@embarca/contracts/events.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { seedDemo } from '@embarca/services/demo/seed.ts'
import { expect } from 'vitest'
import { freePort } from '../kit/free-port.ts'
import { temporaryFolder } from '../ports/stores.ts'

const root = resolve(import.meta.dirname, '../..')
const TIMEOUT_MS = 40_000

type Settings = Readonly<Record<string, string | undefined>>
export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string }

/** Starts a built program or tool. */
const spawned = (name: string, args: readonly string[], settings: Settings): ChildProcess => {
  const program = join(root, `services/dist/${name}.js`)
  if (!existsSync(program)) throw new Error('The built program is started: npm run build')
  const env = { ...process.env, NODE_ENV: 'development', SIMULATE: 'off', LOG_LEVEL: 'error', ...settings }
  return spawn(process.execPath, [program, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
}

const ended = async (child: ChildProcess): Promise<Ended> => {
  const deadline = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
  const [[code], stdout, stderr] = await Promise.all([once(child, 'close'), text(child.stdout!), text(child.stderr!)])
  clearTimeout(deadline)
  return { code, stdout, stderr }
}

/** Runs a tool until it ends. */
export const runTool = (name: string, args: readonly string[], settings: Settings = {}): Promise<Ended> =>
  ended(spawned(name, args, settings))

/** Starts the program where it must refuse to start, and returns its end; kills it if it did start. */
export const startInVain = async (folder: string, settings: Settings = {}): Promise<Ended> =>
  ended(spawned('main', [], { DATA_DIR: folder, PORT: String(await freePort()), ...settings }))

export type StartedProgram = {
  readonly base: string
  /** Resolves once it is ready. */
  readonly ready: () => Promise<void>
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<Ended>
}

/** Starts the program; `ready: false` resolves as soon as it listens. */
export const startProgram = async (folder: string, settings: Settings = {}, { ready = true } = {}): Promise<StartedProgram> => {
  const port = settings['PORT'] ?? (await freePort())
  const base = `http://localhost:${port}`
  const child = spawned('main', [], { DATA_DIR: folder, PORT: String(port), PUBLIC_URL: base, ...settings })
  const gone = ended(child)
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal)
    return gone
  }
  const answers = async (enough: (reply: Response) => boolean) => {
    const until = Date.now() + TIMEOUT_MS
    while (Date.now() < until && child.exitCode === null) {
      const reply = await fetch(`${base}/health/ready`).catch(() => undefined)
      if (reply && enough(reply)) return
      await pause(25)
    }
    child.kill('SIGKILL')
    throw new Error(`The program did not start: ${(await gone).stderr}`)
  }
  await answers((reply) => !ready || reply.ok)
  return { base, stop, ready: () => answers((reply) => reply.ok) }
}

/** The folder of a stopped program: a few demo loads, views and signed heads. */
export const usedFolder = async (settings: Settings = {}): Promise<string> => {
  const folder = temporaryFolder()
  const { MASTER_KEY: masterKey, NOTARY_KEY: notaryKey } = settings
  const data = openData(folder, { ...productEvents, ...(masterKey && { masterKey }), ...(notaryKey && { notaryKey }) })
  await seedDemo({ data, today: '2026-03-10T12:00:00.000Z', loads: 1 })
  await data.close()
  await (await startProgram(folder, settings)).stop()
  return folder
}

/** A copy that a test may damage. */
export const copyOf = (folder: string): string => {
  const copy = temporaryFolder()
  cpSync(folder, copy, { recursive: true })
  return copy
}

/** Lock files and SQLite's files for reading appear and vanish without a write. */
const isPassing = (path: string) => /lock\.(pid|sqlite)|-shm$/.test(path) || (path.endsWith('-wal') && statSync(path).size === 0)

/** A checksum of every persistent file. */
export const contentsOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !isPassing(path))
      .sort()
      .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')] as const),
  )

/** Expects one line with all of `saying`, an exit code other than 0, and an unchanged folder. */
export const expectRefused = async (folder: string, run: () => Promise<Ended>, ...saying: (string | RegExp)[]): Promise<void> => {
  const before = contentsOf(folder)
  const { code, stderr } = await run()
  expect(stderr.trim().split('\n')).toHaveLength(1)
  for (const part of saying) expect(stderr).toMatch(part)
  expect(code).toBe(1)
  expect(contentsOf(folder)).toEqual(before)
}
