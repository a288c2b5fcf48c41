import { startWorker } from '@embarca/projections/kit/start-worker.ts'

/**
 * Moves what was written ahead into its files from a thread of its own: whoever writes would do it within a commit, and stand still
 * for as long as the disk takes. Without it nothing is lost but time: writers do it themselves when there is too much.
 */
export const startCheckpoints = (files: readonly string[]) => {
  const worker = startWorker(new URL('./checkpoints.worker.ts', import.meta.url), { workerData: { files } })
  worker.unref()
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  worker.on('error', () => {})
  return {
    stop: (): Promise<void> => {
      worker.postMessage('stop')
      return gone
    },
  }
}
