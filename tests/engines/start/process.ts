import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A program that runs beside the tests and ends with them. */
export type RunningProcess = {
  /** Asks it to end and waits; whoever does not listen is ended. */
  stop(): Promise<void>
  kill(): Promise<void>
  /** As a machine that stands still and goes on later, knowing nothing of it. */
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
// A test worker that is ended, or whose parent is, would go on by itself.
if (process.send) for (const end of ['disconnect', 'SIGTERM'] as const) process.once(end, () => process.exit(1))

let reportSocket: Socket | undefined
/** Somebody who outlives this process, however it ends, and then ends what it began. */
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
    // Ctrl+C is meant for whoever started it, who stops one after the other.
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

/** Waits until a question is answered with yes; fails with what the program wrote when it ends before. */
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

/** Below those that machines lend to outgoing connections: one of these may be taken before the engine that wants it has begun. */
const LOWEST = 12_000
const HIGHEST = 32_000

const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Ports nobody listens on, all different. */
export const freePorts = async (count: number): Promise<readonly number[]> => {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST))
    if (await isPortFree(port)) ports.add(port)
  }
  return [...ports]
}

/** A folder for an engine's data, taken away by `forget`. */
export const dataFolder = (name: string) => {
  const path = mkdtempSync(join(tmpdir(), `embarca-${name}-`))
  return { path, forget: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) }
}
