import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { clockOfThread } from './clock.ts'

/** Starts the product's threads from the built server (required); from sources, each thread would load hundreds of files. */
export const startWorker = (source: URL, options: WorkerOptions = {}): Worker =>
  new Worker(new URL(`../../services/dist/${basename(fileURLToPath(source), '.ts')}.js`, import.meta.url), {
    ...clockOfThread(),
    ...options,
  })
