import { every } from '@embarca/projections/kit/every.ts'
import { startWorker } from '@embarca/projections/kit/start-worker.ts'

type Playing = {
  readonly base: string
  readonly pace: 'slow' | 'on' | 'fast'
  /** The ids of the users with whom people are signed in. */
  readonly people: () => readonly string[] /** Called with unexpected failures. */
  readonly failed: (why: unknown) => void
}

/** Milliseconds until the simulator knows that a person signed in or left. */
const NOTICED = 1_000

/** Simulates the carriers in a thread of its own that knows only the server's address. Answers how to stop. */
export const startSimulatorThread = ({ base, pace, people, failed }: Playing) => {
  // The server's own certificate need not be signed by a known authority: the simulator calls only the loopback.
  const env = base.startsWith('https:') ? { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' } : process.env
  const worker = startWorker(new URL('./simulator.worker.ts', import.meta.url), {
    workerData: { base, pace },
    env: env as NodeJS.ProcessEnv,
  })
  worker.on('message', failed)
  worker.on('error', failed)
  const telling = every(NOTICED, () => worker.postMessage(people()), failed)
  return {
    stop: async () => {
      await telling.stop()
      await new Promise<void>((resolve) => {
        worker.once('exit', () => resolve())
        worker.postMessage('stop')
      })
    },
  }
}
