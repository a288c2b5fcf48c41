import { parentPort, workerData } from 'node:worker_threads'
import { allEvents } from '@embarca/contracts/events.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import { openProjections } from './adapters/sqlite/open-projections.ts'
import { watchLag } from './kit/lag.ts'
import type { FromProjectors, ToProjectors } from './projector-messages.ts'

/** Milliseconds between flushes, imperceptible to people; the first event after an idle pause is flushed at once. */
const PACE = 30

const { folder, masterKey } = workerData as { folder: string; masterKey?: string }
const port = parentPort!
const say = (message: FromProjectors) => port.postMessage(message)

const { log, streamsNaming, hand, feed, views, close } = openProjections(folder, {
  eventSchemas: allEvents,
  ...(masterKey !== undefined && { masterKey }),
})
let lastRecordedAt: string | undefined
const projecting = await startProjecting({
  projectors: allProjectors,
  store: views,
  log: { ...log, streamsNaming },
  feed,
  publish: (update) => {
    lastRecordedAt = update.lastRecordedAt
    say({ type: 'folded', ...update })
  },
  pace: PACE,
  alarm: (deadLettered) => say({ type: 'parked', deadLettered }),
})

const looking = watchLag({ head: log.head, lastPosition: projecting.lastPosition, lastRecordedAt: () => lastRecordedAt }, (ms) =>
  say({ type: 'lag', ms }),
)

port.on('message', async (message: ToProjectors) => {
  if (message.type === 'wake') {
    if (message.committed) hand(message.committed)
    projecting.wake()
  }
  if (message.type === 'rebuild') {
    const { requestId, views: named } = message
    await projecting.rebuildAll(named).then(
      (rebuilt) => say({ type: 'rebuilt', requestId, rebuilt }),
      (error: Error) => say({ type: 'rebuilt', requestId, failed: error.message }),
    )
  }
  if (message.type === 'stop') {
    looking.stop()
    await projecting.stop()
    await close()
    port.close()
  }
})
say({ type: 'ready', lastPosition: projecting.lastPosition(), deadLettered: projecting.deadLetters() })
