import { startWorker } from '@embarca/projections/kit/start-worker.ts'

/**
 * Moves write-ahead pages into the files in a separate thread: a writer would do it during a commit and block for as long as the disk
 * takes. Without this thread only time is lost: writers checkpoint themselves when the write-ahead file grows too large.
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
