import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { clockOfThread } from './clock.ts'

/** Starts the product's threads as they are shipped; from its sources each would read hundreds of files anew. Needs the built server. */
export const startWorker = (source: URL, options: WorkerOptions = {}): Worker =>
  new Worker(new URL(`../../services/dist/${basename(fileURLToPath(source), '.ts')}.js`, import.meta.url), {
    ...clockOfThread(),
    ...options,
  })
