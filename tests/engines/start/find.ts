import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { answers, cache } from './artifacts.ts'
import type { Engine } from './engine.ts'

/** Sources of an engine, best first. */
export type EngineSources<Kind extends Engine> = {
  /** An environment variable with the address of a server that runs already; for tests that do not end it. */
  readonly address?: { readonly variable: string; readonly use: (url: string) => Promise<Kind> }
  readonly docker?: () => Promise<Kind>
  /** From package managers, if these commands are available. */
  readonly served?: { readonly needs: readonly (readonly string[])[]; readonly start: () => Promise<Kind> }
  /** A test double that implements only the protocol. */
  readonly double?: () => Promise<Kind>
}
export type FoundEngine<Kind extends Engine> = { readonly start: () => Promise<Kind> }

export const JAVA: readonly (readonly string[])[] = [
  ['java', '-version'],
  ['mvn', '-v'],
]

/** Starts the best source available, or returns undefined; notes the engine for the summary line of `npm run test:engines`. */
export const find = async <Kind extends Engine>(role: string, ways: EngineSources<Kind>): Promise<FoundEngine<Kind> | undefined> => {
  const noted = (how: string, start: () => Promise<Kind>): FoundEngine<Kind> => ({
    start: async () => {
      const engine = await start()
      note(`${role}: ${engine.name} ${engine.version} (${how})`)
      return engine
    },
  })
  const { address } = ways
  const url = address && process.env[address.variable]
  if (url) return noted(`at ${address.variable}`, () => address.use(url))
  if (ways.docker && (await answers(['docker', 'info']))) return noted('in Docker', ways.docker)
  if (ways.served && (await all(ways.served.needs))) return noted('from packages', ways.served.start)
  if (ways.double) return noted('double of the protocol', ways.double)
  note(`${role}: none, skipped`)
  return undefined
}

const all = async (commands: readonly (readonly string[])[]) => (await Promise.all(commands.map(answers))).every(Boolean)

const note = (line: string) => {
  mkdirSync(cache, { recursive: true })
  appendFileSync(join(cache, 'used.txt'), `${line}\n`)
}
