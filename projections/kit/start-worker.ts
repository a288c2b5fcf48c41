import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * MiB of young objects that a thread keeps before a collection: half of what `npm start` gives the main process, because each thread
 * takes its own and a rebuild of all views has several. The flag applies to every thread started after it.
 */
setFlagsFromString('--max-semi-space-size=32')

const isBundled = import.meta.url.endsWith('.js')

/** Starts a worker by its source, `new URL('./board.worker.ts', import.meta.url)`; in services/dist its bundle is beside this one's. */
export const startWorker = (source: URL, options: WorkerOptions = {}): Worker =>
  isBundled
    ? new Worker(new URL(`./${basename(fileURLToPath(source), '.ts')}.js`, import.meta.url), options)
    : new Worker(typeScriptLoader(source), { ...options, eval: true })

// Node 20 applies `--import tsx` to a worker only after it has refused the worker's own file.
const typeScriptLoader = (source: URL) =>
  `import('${import.meta.resolve('tsx/esm/api')}').then(({ register }) => { register(); return import('${source}') })`
