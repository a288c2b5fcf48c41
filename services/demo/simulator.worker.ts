import { parentPort, workerData } from 'node:worker_threads'
import { startSimulator } from './simulator.ts'

let people: ReadonlySet<string> = new Set()
const simulator = startSimulator({
  ...(workerData as { base: string; pace: 'slow' | 'on' | 'fast' }),
  isLeft: (userId) => people.has(userId),
  failed: (error) => parentPort!.postMessage(error instanceof Error ? error.message : String(error)),
})
parentPort!.on('message', async (message: 'stop' | readonly string[]) => {
  if (message !== 'stop') people = new Set(message)
  else {
    await simulator.stop()
    parentPort!.close()
  }
})
