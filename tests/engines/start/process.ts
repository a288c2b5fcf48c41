import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A child process that ends with the tests. */
export type RunningProcess = {
  /** Stops it gracefully and waits; kills it after a timeout. */
  stop(): Promise<void>
  kill(): Promise<void>
  /** Suspends the process, like a machine that freezes and resumes. */
  pause(): void
  resume(): void
  signal(name: NodeJS.Signals): void
  output(): string
  isOver(): boolean
  readonly ended: Promise<void>
}

const MAX_OUTPUT = 200_000
const TIMEOUT_MS = 20_000
const running = new Set<ChildProcess>()
// A test worker would outlive its parent otherwise.
if (process.send) for (const end of ['disconnect', 'SIGTERM'] as const) process.once(end, () => process.exit(1))

let reportSocket: Socket | undefined
/** Starts the guard process, which outlives this one and kills its remaining children. */
const guard = (): Socket => {
  if (reportSocket) return reportSocket
  const child = spawn(process.execPath, [fileURLToPath(new URL('guard.mjs', import.meta.url))], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  child.unref()
  reportSocket = child.stdin as Socket
  reportSocket.on('error', () => {}).unref()
  return reportSocket
}

export const runProgram = (
  command: string,
  args: readonly string[],
  { cwd, env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): RunningProcess => {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    // Ctrl+C reaches only the parent, which stops its children one by one.
    detached: process.platform !== 'win32',
    ...(cwd && { cwd }),
  })
  running.add(child)
  guard().write(`+${child.pid}\n`)
  let output = ''
  const collect = (text: Buffer) => void (output = (output + text).slice(-MAX_OUTPUT))
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      collect(Buffer.from(error.message))
      resolve()
    })
    child.once('close', () => resolve())
  }).then(() => {
    running.delete(child)
    guard().write(`-${child.pid}\n`)
  })
  const signal = (name: NodeJS.Signals) => void child.kill(name)
  const kill = () => {
    signal('SIGKILL')
    return ended
  }
  return {
    stop: async () => {
      signal('SIGTERM')
      const impatient = setTimeout(kill, TIMEOUT_MS)
      await ended
      clearTimeout(impatient)
    },
    kill,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    signal,
    output: () => output,
    isOver: () => !running.has(child),
    ended,
  }
}

/** Waits until `ready` returns true; fails with the program's output when it ends first. */
export const until = async (program: RunningProcess, ready: () => Promise<boolean>, seconds = 60): Promise<void> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end && !program.isOver(); await after(100)) if (await ready()) return
  const over = program.isOver()
  await program.kill()
  throw new Error(`It ${over ? 'ended' : `was not ready after ${seconds} s`}: ${program.output()}`)
}

export const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    const say = (yes: boolean) => () => {
      socket.destroy()
      resolve(yes)
    }
    socket.once('connect', say(true)).once('error', say(false))
  })

/** Below those that machines lend to outgoing connections: such a port could be taken before the engine binds it. */
const LOWEST = 12_000
const HIGHEST = 32_000

const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Distinct free ports. */
export const freePorts = async (count: number): Promise<readonly number[]> => {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST))
    if (await isPortFree(port)) ports.add(port)
  }
  return [...ports]
}

/** A folder for an engine's data, deleted by `forget`. */
export const dataFolder = (name: string) => {
  const path = mkdtempSync(join(tmpdir(), `embarca-${name}-`))
  return { path, forget: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) }
}
