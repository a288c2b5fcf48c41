import { fileURLToPath } from 'node:url'
import { type Running, runProgram, until } from '../start/process.ts'

export type Place = {
  readonly folder: string
  readonly masterKey: string
  readonly topic: { readonly name: string; readonly parts: number }
  readonly brokers: readonly string[]
  readonly database: string
  /** A file for the groups in which a projector wrote its documents. */
  readonly notes?: string
  /** A projector of the version that comes after: the board has another shape. */
  readonly next?: boolean
}
export type Played = Pick<Running, 'output' | 'kill' | 'pause' | 'goOn' | 'stop' | 'ended'> & {
  /** Asks a projector to fold the board anew, and waits until it has. */
  rebuild(): Promise<void>
}

/** As deploy/Dockerfile has it. */
const YOUNG = '--max-semi-space-size=64'
const script = fileURLToPath(new URL('./player.ts', import.meta.url))
const fromSource = () => ['--import', import.meta.resolve('tsx'), script]

/**
 * Starts a relay or a projector in a process of its own. Answers once it is at work, or standing by. `bundle`: what was made of its
 * source, for whoever measures. `BENCH_PROFILE` names a folder for CPU profiles.
 */
export const play = async (role: 'relay' | 'projector', place: Place, bundle?: string): Promise<Played> => {
  const profile = process.env['BENCH_PROFILE']
  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`, '--cpu-prof-interval=500'] : []
  const program = runProgram(process.execPath, [YOUNG, ...flags, ...(bundle ? [bundle] : fromSource()), role, JSON.stringify(place)])
  const said = (word: string) => until(program, async () => program.output().includes(word))
  await said('ready')
  return {
    ...program,
    rebuild: () => {
      program.signal('SIGUSR2')
      return said('rebuilt')
    },
  }
}
