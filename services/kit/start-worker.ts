export { startWorker } from '@embarca/projections/kit/start-worker.ts'
