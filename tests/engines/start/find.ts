import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { answers, cache } from './artifacts.ts'
import type { Engine } from './engine.ts'

/** Sources of an engine, best first. */
export type EngineSources<Kind extends Engine> = {
  /** An environment variable with the address of a server that runs already; for tests that do not end it. */
  readonly address?: { readonly variable: string; readonly use: (url: string) => Promise<Kind> }
  readonly docker?: Image<Kind>
  /** From package managers, if these commands are available and `fetch` gets what they serve. */
  readonly served?: {
    readonly needs: readonly (readonly string[])[]
    readonly fetch: () => Promise<unknown>
    readonly start: () => Promise<Kind>
  }
  /** A test double that implements only the protocol. */
  readonly double?: () => Promise<Kind>
}
/** `isReal`: the server itself, not a program that speaks its protocol. */
export type FoundEngine<Kind extends Engine> = { readonly start: () => Promise<Kind>; readonly isReal: boolean }
/** An image that Docker has, or can fetch. */
export type Image<Kind extends Engine> = { readonly image: string; readonly start: () => Promise<Kind> }

export const JAVA: readonly (readonly string[])[] = [
  ['java', '-version'],
  ['mvn', '-v'],
]

/** Starts the best source available, or returns undefined; notes the engine for the summary line of `npm run test:engines`. */
export const find = async <Kind extends Engine>(role: string, ways: EngineSources<Kind>): Promise<FoundEngine<Kind> | undefined> => {
  const noted = (how: string, start: () => Promise<Kind>, isReal = false): FoundEngine<Kind> => ({
    isReal,
    start: async () => {
      const engine = await start()
      note(`${role}: ${engine.name} ${engine.version} (${how})`)
      return engine
    },
  })
  const { address } = ways
  const url = address && process.env[address.variable]
  if (url) return noted(`at ${address.variable}`, () => address.use(url), true)
  if (ways.docker && (await isInDocker(ways.docker.image))) return noted('in Docker', ways.docker.start, true)
  if (ways.served && (await isServed(role, ways.served))) return noted('from packages', ways.served.start)
  if (ways.double) return noted('double of the protocol', ways.double)
  note(`${role}: none, skipped`)
  return undefined
}

const PULL_MS = 300_000
const isInDocker = async (image: string): Promise<boolean> =>
  (await answers(['docker', 'info'])) &&
  ((await answers(['docker', 'image', 'inspect', image])) || (await answers(['docker', 'pull', '--quiet', image], PULL_MS)))

const isServed = async (
  role: string,
  { needs, fetch }: { readonly needs: readonly (readonly string[])[]; readonly fetch: () => Promise<unknown> },
) => {
  if (!(await all(needs))) return false
  try {
    await fetch()
    return true
  } catch (error) {
    note(`${role}: not from packages (${(error as Error).message.split('\n')[0]})`)
    return false
  }
}

const all = async (commands: readonly (readonly string[])[]) => (await Promise.all(commands.map((one) => answers(one)))).every(Boolean)

const note = (line: string) => {
  mkdirSync(cache, { recursive: true })
  appendFileSync(join(cache, 'used.txt'), `${line}\n`)
}
