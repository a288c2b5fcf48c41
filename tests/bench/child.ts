import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { ourPackages } from '../../deploy/tools/kit/bundle.mjs'
import { SEMI_SPACE_FLAG } from '../kit/semi-space.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
/** Below `services/node_modules`, so that the bundle finds what the product's own finds. */
const outdir = join(root, 'services/node_modules/.cache/bench')
const servers = ['application', 'fan-out', 'ends', 'day', 'rebuild']
const workers = ['services/projector.worker.ts', 'services/adapters/sqlite/checkpoints.worker.ts']

/** The relay and the projector of the cluster. */
export const player = join(outdir, 'player.js')

/** Bundles the servers to measure as the product is bundled. */
export const bundleServers = () =>
  build({
    entryPoints: [
      ...servers.map((name) => join(root, `tests/bench/server/${name}.ts`)),
      ...[...workers, 'tests/engines/kafka/player.ts'].map((file) => join(root, file)),
    ],
    entryNames: '[name]',
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    plugins: [ourPackages],
    logLevel: 'warning',
  })

export type Child = {
  readonly pid: number
  /** The next message from it. */
  readonly nextMessage: <Message>() => Promise<Message>
  readonly send: (message: unknown) => void
  readonly stop: () => Promise<void>
}

/** Starts one of them in a process of its own. `BENCH_PROFILE` names a folder for CPU profiles. */
export const startServer = (name: string, ...args: readonly string[]): Child => {
  const profile = process.env['BENCH_PROFILE']
  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`, '--cpu-prof-interval=200'] : []
  const child: ChildProcess = spawn(process.execPath, [SEMI_SPACE_FLAG, ...flags, join(outdir, `${name}.js`), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const messages: unknown[] = []
  child.on('message', (message) => messages.push(message))
  return {
    pid: child.pid!,
    nextMessage: async <Message>() => {
      while (messages.length === 0)
        await Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(new Error(`${name} ended`)))])
      return messages.shift() as Message
    },
    send: (message) => void child.send(message as object),
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
