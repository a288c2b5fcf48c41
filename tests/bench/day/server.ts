import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../kit/free-port.ts'
import { tokenOf } from '../bench-application.ts'

/** Memory of a process in MiB, now and at its peak: resident, and private without the page cache. */
type Memory = { readonly peak: number; readonly own: number }
const memoryOf = (pid: number): Memory => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) / 1_024
  return { peak: of('VmHWM'), own: of('RssAnon') }
}

/** Milliseconds after which a token is renewed; tokens expire within minutes. */
const FRESH = 60_000
const tokensOf = (port: number, username: string) => {
  let known: { readonly token: Promise<string>; readonly at: number } | undefined
  return () => {
    if (!known || performance.now() - known.at > FRESH) known = { token: tokenOf(port, username), at: performance.now() }
    return known.token
  }
}

const TICK_MS = 10
/** CPU milliseconds of a process; unlike elapsed time, independent of other load on the machine. */
const workOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** `npm start` without its installing and building, on a folder; resolves once it serves, with the time it took. */
export const startServer = async (folder: string) => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const begun = performance.now()
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    SIMULATE: 'off',
    LOG_LEVEL: 'error',
    OVERLOAD_MS: '60000',
  }
  const child = spawn(process.execPath, ['--max-semi-space-size=64', 'services/dist/main.js'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // The server must not outlive this process.
  process.once('exit', () => child.kill())
  const answers = () =>
    fetch(`${url}/loads/new`, { headers: { accept: 'text/html' } }).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('The server ended')
    await pause(100)
  }
  return {
    url,
    port,
    token: tokensOf(port, 'operador'),
    seconds: (performance.now() - begun) / 1_000,
    /** CPU milliseconds of the start. */
    worked: workOf(child.pid!),
    work: () => workOf(child.pid!),
    memory: () => memoryOf(child.pid!),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
export type DayServer = Awaited<ReturnType<typeof startServer>>
