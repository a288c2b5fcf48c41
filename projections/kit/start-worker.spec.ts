import { once } from 'node:events'
import { expect, it } from 'vitest'
import { startWorker } from './start-worker.ts'

it('runs a worker from its TypeScript source, other packages included', async () => {
  const worker = startWorker(new URL('../../tests/kit/echo.worker.ts', import.meta.url), { workerData: 'hello' })
  expect(await once(worker, 'message')).toEqual([{ received: 'hello', packages: 'function' }])
})
