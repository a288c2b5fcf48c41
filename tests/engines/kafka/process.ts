import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type Place = {
  readonly folder: string
  readonly masterKey: string
  readonly topic: { readonly name: string; readonly parts: number }
  readonly brokers: readonly string[]
  readonly database: string
  /** A file for the groups in which a projector wrote its documents. */
  readonly notes?: string
}
export type Played = {
  readonly output: () => string
  readonly ended: () => boolean
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** As a machine that stands still and goes on later, knowing nothing of it. */
  pause(): void
  goOn(): void
  /** Asks a projector to fold the board anew, and waits until it has. */
  rebuild(): Promise<void>
  stop(): Promise<void>
}

const script = fileURLToPath(new URL('./player.ts', import.meta.url))

/** Starts a relay or a projector in a process of its own. Answers once it is at work, or standing by. */
export const play = async (role: 'relay' | 'projector', place: Place): Promise<Played> => {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, role, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => void (output += text))
  const gone = once(child, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await gone
  }
  const played: Played = {
    output: () => output,
    ended: () => child.exitCode !== null || child.signalCode !== null,
    kill: () => (played.ended() ? Promise.resolve() : end('SIGKILL')),
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    rebuild: async () => {
      child.kill('SIGUSR2')
      await said('rebuilt')
    },
    stop: () => end('SIGTERM'),
  }
  const said = async (word: string) => {
    while (!output.includes(word)) {
      if (played.ended()) throw new Error(`The ${role} ended: ${output}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  await said('ready')
  return played
}
