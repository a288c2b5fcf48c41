import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

const isBundled = import.meta.url.endsWith('.js')

/** Starts a worker by the address of its source, `new URL('./board.worker.ts', import.meta.url)`; in services/dist its bundle lies beside this one. */
export const startWorker = (source: URL, options: WorkerOptions = {}): Worker =>
  isBundled
    ? new Worker(new URL(`./${basename(fileURLToPath(source), '.ts')}.js`, import.meta.url), options)
    : new Worker(readingTypeScript(source), { ...options, eval: true })

// Node 20 applies `--import tsx` to a worker only after it has refused the worker's own file.
const readingTypeScript = (source: URL) =>
  `import('${import.meta.resolve('tsx/esm/api')}').then(({ register }) => { register(); return import('${source}') })`
