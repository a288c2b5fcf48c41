import { parentPort, workerData } from 'node:worker_threads'
import { refuse } from '@embarca/contracts/kit/refusal.ts'

parentPort?.postMessage({ received: workerData, packages: typeof refuse })
