import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServers, startServer } from './child.ts'
import { commandsOn, type Tokens } from './commands.ts'
import { type Connection, connection, type Next, wired } from './http.ts'
import type { ApplicationReady } from './server/application.ts'
import { logins } from './server/seed.ts'

export const CLIENTS = 64

export type BenchSetting = {
  readonly port: number
  readonly folder: string
  readonly tokens: Tokens
  readonly loads: readonly string[]
  readonly auctions: readonly string[]
  readonly connections: readonly Connection[]
  readonly next: { readonly hello: Next; readonly echo: Next; readonly durable: Next; readonly command: Next }
  readonly application: ReturnType<typeof startServer>
}

/** Signs in as a user of the demo or as a bidder. */
export const tokenOf = async (port: number, username: string) => {
  const body = new URLSearchParams({ grant_type: 'password', client_id: 'shipper-cli', username, password: 'embarca', scope: 'openid' })
  const reply = await fetch(`http://127.0.0.1:${port}/auth/realms/embarca/protocol/openid-connect/token`, { method: 'POST', body })
  const { access_token } = (await reply.json()) as { access_token?: string }
  if (!access_token) throw new Error(`${username} may not sign in: ${reply.status}`)
  return access_token
}

/** Runs work against a seeded application in its own process and folder, with 64 connections and their tokens. */
export const inApplication = async <T>(
  projects: 'project' | 'later',
  work: (setting: BenchSetting) => Promise<T>,
  ...more: readonly 'auctions'[]
): Promise<T> => {
  await bundleServers()
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-bench-'))
  const application = startServer('application', folder, projects, ...more)
  try {
    const { port, loads, auctions } = await application.nextMessage<ApplicationReady>()
    const tokens = { operator: await tokenOf(port, logins.operator), driver: await tokenOf(port, logins.driver) }
    const connections = await Promise.all(Array.from({ length: CLIENTS }, () => connection(port)))
    const hello = wired({ method: 'GET', path: '/bench/hello' })
    const posted = (path: string) => wired({ method: 'POST', path, body: '{"tags":["urgente","doca 1"]}' })
    const [echo, durable] = [posted('/bench/echo'), posted('/bench/durable')]
    const next = { hello: () => hello, echo: () => echo, durable: () => durable, command: commandsOn(loads, tokens, CLIENTS) }
    const done = await work({ port, folder, tokens, loads, auctions, connections, next, application })
    for (const { close } of connections) close()
    return done
  } finally {
    await application.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
