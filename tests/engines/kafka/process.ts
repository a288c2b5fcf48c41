import { fileURLToPath } from 'node:url'
import { SEMI_SPACE_FLAG } from '../../kit/semi-space.ts'
import { type RunningProcess, runProgram, until } from '../start/process.ts'

export type ProcessPlace = {
  readonly folder: string
  readonly masterKey: string
  readonly topic: { readonly name: string; readonly parts: number }
  readonly brokers: readonly string[]
  readonly database: string
  /** A file to which a projector appends the documents of each write. */
  readonly notes?: string
  /** Run a projector of the next version: the board has another shape. */
  readonly next?: boolean
}
export type PlayedProcess = Pick<RunningProcess, 'output' | 'kill' | 'pause' | 'resume' | 'stop' | 'ended'> & {
  /** Makes a projector rebuild the board, and waits for the end. */
  rebuild(): Promise<void>
}

/** As in deploy/Dockerfile. */
const script = fileURLToPath(new URL('./player.ts', import.meta.url))
const fromSource = () => ['--import', import.meta.resolve('tsx'), script]

/**
 * Starts a relay or a projector in a process of its own. Resolves once it is active or on standby. `bundle`: its bundled
 * entry file, for benchmarks. `BENCH_PROFILE` names a folder for CPU profiles.
 */
export const play = async (role: 'relay' | 'projector', place: ProcessPlace, bundle?: string): Promise<PlayedProcess> => {
  const profile = process.env['BENCH_PROFILE']
  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`, '--cpu-prof-interval=500'] : []
  const program = runProgram(process.execPath, [
    SEMI_SPACE_FLAG,
    ...flags,
    ...(bundle ? [bundle] : fromSource()),
    role,
    JSON.stringify(place),
  ])
  const printed = (text: string) => until(program, async () => program.output().includes(text))
  await printed('ready')
  return {
    ...program,
    rebuild: () => {
      program.signal('SIGUSR2')
      return printed('rebuilt')
    },
  }
}
