import { parentPort, workerData } from 'node:worker_threads'
import { startSimulator } from './simulator.ts'

const simulator = startSimulator({
  ...(workerData as { base: string; pace: 'slow' | 'on' | 'fast' }),
  failed: (error) => parentPort!.postMessage(error instanceof Error ? error.message : String(error)),
})
parentPort!.once('message', async () => {
  await simulator.stop()
  parentPort!.close()
})
