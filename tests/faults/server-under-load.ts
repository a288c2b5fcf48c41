import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { address, type CommandRoute } from '@embarca/contracts/kit/route.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { randomFrom } from '@embarca/services/demo/random.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { form } from '../kit/demo-app.ts'
import { freePort } from '../kit/free-port.ts'
import { SEMI_SPACE_FLAG } from '../kit/semi-space.ts'

/** A request, with the revision of its events if acknowledged. */
export type Sent = {
  readonly key: string
  readonly username: string
  readonly route: CommandRoute
  readonly input: Readonly<Record<string, unknown>>
  answer?: { readonly stream: string; readonly revision: number; readonly position: string }
}
export type LoadRun = { readonly sent: readonly Sent[]; readonly kill: () => Promise<void> }

const root = resolve(import.meta.dirname, '../..')

const program = join(root, 'services/dist/main.js')
const command = [SEMI_SPACE_FLAG, program]

export type StartedServer = { readonly base: string; readonly process: ChildProcess }
/** Limit of file descriptors; default: that of the system. */
type Limits = { readonly descriptors?: number }

const LIMITED = 'ulimit -n "$0" && exec "$@"'
const started = ({ descriptors }: Limits): readonly [string, readonly string[]] =>
  descriptors === undefined ? [process.execPath, command] : ['sh', ['-c', LIMITED, String(descriptors), process.execPath, ...command]]

/** Starts the built program on a data folder; its errors go to the standard output. */
export const spawnServer = async (folder: string, limits: Limits = {}): Promise<StartedServer> => {
  if (!existsSync(program)) throw new Error('The built program is killed: npm run build')
  const port = await freePort()
  const base = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: base,
    SIMULATE: 'off',
    LOG_LEVEL: 'error',
  }
  const [file, words] = started(limits)
  return { base, process: spawn(file, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] }) }
}

/** Resolves once it is ready. */
export const startServer = async (folder: string, limits: Limits = {}): Promise<StartedServer> => {
  const { base, process: child } = await spawnServer(folder, limits)
  child.stdout!.resume()
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  for (;;) {
    if (ended) throw new Error('The server ended before it was ready')
    const reply = await fetch(`${base}/health/ready`).catch(() => undefined)
    if (reply?.ok) return { base, process: child }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const people = ['operador', 'transportadora01', 'transportadora02', 'transportadora03'] as const

/** Signs in, and sends requests with their keys; each keeps its response. */
export const senderTo = async (base: string) => {
  const logins = new Map(people.map((username) => [username as string, passwordSignIn(base, username)]))
  await Promise.all([...logins.values()].map((login) => login.token()))
  return async (one: Sent) => {
    const { method, path } = address(one.route)
    const url = path.replace(/:(\w+)/g, (_, name: string) => String(one.input[name]))
    const query = new URLSearchParams(Object.keys(one.route.query.properties).map((name) => [name, String(one.input[name])]))
    const fields = Object.keys(one.route.body.properties).filter((name) => one.input[name] !== undefined)
    const token = await logins.get(one.username)!.token()
    const reply = await fetch(`${base}${url}?${query}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': one.key,
        ...(fields.length && { 'content-type': 'application/json' }),
      },
      ...(fields.length && { body: JSON.stringify(Object.fromEntries(fields.map((name) => [name, one.input[name]]))) }),
    }).catch(() => undefined)
    const body = await reply?.text().catch(() => undefined)
    if (reply?.ok && body) one.answer = JSON.parse(body)
    return one.answer
  }
}

/** Repeats the requests without a response, then sends as much as possible from many clients at once. */
export const startLoad = async (folder: string, seed: string, unanswered: readonly Sent[]): Promise<LoadRun> => {
  const { base, process: server } = await startServer(folder)
  const send = await senderTo(base)
  const sent: Sent[] = [...unanswered]
  let over = false

  const client = async (name: number) => {
    const random = randomFrom(`${seed}/${name}`)
    const loads: string[] = []
    const give = (username: string, route: CommandRoute, input: Sent['input']) => {
      const one: Sent = { key: randomUUID(), username, route, input }
      sent.push(one)
      return send(one)
    }
    while (!over) {
      const id = loads.length ? random.pick(loads) : undefined
      const what = id ? random.weighted({ launch: 3, accept: 3, tag: 3, prioritize: 2, cancel: 1 }) : 'launch'
      if (what === 'launch') {
        const answer = await give('operador', loadRoutes.launch, form(new Date().toISOString()))
        if (answer) loads.push(answer.stream.slice('load-'.length))
      } else if (what === 'accept') await give(random.pick(people.slice(1)), transporterLoadCommands.accept, { id })
      else if (what === 'tag') await give('operador', loadRoutes.tag, { id, tags: [String(random.wholeNumber(1, 1_000_000))] })
      else if (what === 'prioritize')
        await give('operador', loadRoutes.prioritize, { id, flPriority: random.chance(0.5) ? 'true' : 'false' })
      else await give('operador', loadRoutes.cancel, { id, reason: 'Carga reprogramada' })
    }
  }

  await Promise.all(unanswered.map(send))
  const clients = Array.from({ length: 16 }, (_, name) => client(name))
  return {
    sent,
    kill: async () => {
      server.kill('SIGKILL')
      await once(server, 'close')
      over = true
      await Promise.all(clients)
    },
  }
}
