import { parentPort, workerData } from 'node:worker_threads'
import { productEvents } from '@embarca/contracts/events.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import { openProjections } from './adapters/sqlite/open-projections.ts'
import { watchLag } from './kit/lag.ts'
import type { FromProjectors, ToProjectors } from './projector-messages.ts'
import { startTracing, type TracingSettings } from './start-tracing.ts'

/** Milliseconds between flushes, imperceptible to people; the first event after an idle pause is flushed at once. */
const FLUSH_EVERY_MS = 30

const { folder, masterKey, tracing } = workerData as { folder: string; masterKey?: string; tracing?: TracingSettings }
const port = parentPort!
const send = (message: FromProjectors) => port.postMessage(message)
const stopTracing = tracing && (await startTracing(tracing))

const { log, streamsNaming, addCommitted, feed, views, close } = openProjections(folder, {
  ...productEvents,
  ...(masterKey !== undefined && { masterKey }),
})
const projecting = await startProjecting({
  projectors: allProjectors,
  store: views,
  log: { ...log, streamsNaming },
  feed,
  publish: (update) => send({ type: 'projected', ...update }),
  pace: FLUSH_EVERY_MS,
  alarm: (deadLettered) => send({ type: 'dead-lettered', deadLettered }),
})

const looking = watchLag({ log, lastPosition: projecting.lastPosition }, (ms) => send({ type: 'lag', ms }))

port.on('message', async (message: ToProjectors) => {
  if (message.type === 'wake') {
    if (message.committed) addCommitted(message.committed)
    projecting.wake()
  }
  if (message.type === 'rebuild') {
    const { requestId, views: named } = message
    await projecting.rebuildAll(named).then(
      (rebuilt) => send({ type: 'rebuilt', requestId, rebuilt }),
      (error: Error) => send({ type: 'rebuilt', requestId, failed: error.message }),
    )
  }
  if (message.type === 'stop') {
    looking.stop()
    await projecting.stop()
    await close()
    await stopTracing?.()
    port.close()
  }
})
send({ type: 'ready', lastPosition: projecting.lastPosition(), deadLettered: projecting.deadLetters() })
