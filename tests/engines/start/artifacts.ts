import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const here = dirname(fileURLToPath(import.meta.url))
const pom = join(here, '..', 'pom.xml')
/** Downloads from package managers, kept between runs. */
export const cache = join(here, '..', '..', '..', 'node_modules', '.cache', 'engines')

/** The folder with what a profile of `pom.xml` names, downloaded once; `alone` leaves out transitive dependencies. */
export const artifacts = async (profile: string, { alone: isStandalone = false } = {}): Promise<string> => {
  const profilePom = profileOf(profile)
  return cachedFolder(`${profile}-${short(profilePom)}`, async (folder) => {
    const transitively = isStandalone ? ['-DexcludeTransitive=true'] : []
    await run('mvn', ['-q', '-B', '-f', pom, '-P', profile, 'dependency:copy-dependencies', `-DoutputDirectory=${folder}`, ...transitively])
  })
}

/** Builds a Go program once from a folder next to this file. */
export const goProgram = async (name: string): Promise<string> => {
  const from = join(here, name)
  const text = readdirSync(from).map((file) => readFileSync(join(from, file), 'utf8'))
  const folder = await cachedFolder(`${name}-${short(text.join())}`, async (into) => {
    cpSync(from, into, { recursive: true })
    await run('go', ['build', '-mod=mod', '-o', name, '.'], { cwd: into, maxBuffer: 64 * 1024 * 1024 })
  })
  return join(folder, name)
}

/** Whether a command succeeds, e.g. `['java', '-version']`. */
export const answers = async ([command = '', ...args]: readonly string[], timeout = 10_000): Promise<boolean> => {
  try {
    await run(command, args, { timeout })
    return true
  } catch {
    return false
  }
}

/** The version that `pom.xml` names for an artifact. */
export const versionOf = (artifact: string): string =>
  new RegExp(`<artifactId>${artifact}</artifactId>\\s*<version>([^<]+)<`).exec(readFileSync(pom, 'utf8'))?.[1] ?? 'unknown'

const profileOf = (id: string): string => {
  const profile = readFileSync(pom, 'utf8')
    .split('<profile>')
    .find((text) => text.includes(`<id>${id}</id>`))
  if (!profile) throw new Error(`pom.xml has no profile ${id}`)
  return profile.split('</profile>')[0]!
}

/** Filled in a temporary folder and renamed when complete: test files may run in parallel, and a download may fail. */
export const cachedFolder = async (name: string, fill: (folder: string) => Promise<void>): Promise<string> => {
  const folder = join(cache, name)
  if (existsSync(folder)) return folder
  const filling = `${folder}.${process.pid}`
  rmSync(filling, { recursive: true, force: true })
  mkdirSync(filling, { recursive: true })
  await fill(filling)
  try {
    renameSync(filling, folder)
  } catch (error) {
    rmSync(filling, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

export const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
