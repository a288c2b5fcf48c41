import { readFileSync } from 'node:fs'
import { goProgram } from './artifacts.ts'
import type { Engine } from './engine.ts'
import { dataFolder, freePorts, listens, runProgram, until } from './process.ts'

const version = () => /FerretDB v([\d.]+)/.exec(readFileSync(new URL('./ferretdb/go.mod', import.meta.url), 'utf8'))?.[1] ?? 'unknown'

export const fetchFerret = () => goProgram('ferretdb')

/** FerretDB 1 on SQLite: a second implementation of MongoDB's protocol. Slow; for small data. */
export const startFerret = async (): Promise<Engine> => {
  const program = await fetchFerret()
  const folder = dataFolder('ferretdb')
  const [port] = await freePorts(1)
  const running = runProgram(program, [String(port), folder.path])
  await until(running, () => listens(port!))
  const end = (how: 'stop' | 'kill') => () => running[how]().finally(folder.forget)
  return {
    name: 'FerretDB on SQLite (a reimplementation of MongoDB)',
    version: version(),
    url: `mongodb://127.0.0.1:${port}/`,
    stop: end('stop'),
    kill: end('kill'),
  }
}
