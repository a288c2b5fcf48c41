import { parentPort, workerData } from 'node:worker_threads'
import { allFacts } from '@embarca/contracts/facts.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import { openProjections } from './adapters/sqlite/open-projections.ts'
import { watchLag } from './kit/lag.ts'
import type { FromProjectors, ToProjectors } from './projector-messages.ts'

/** As long as a person takes for at once; the first fact after such a pause waits for nobody. */
const PACE = 30

const { folder, masterKey } = workerData as { folder: string; masterKey?: string }
const port = parentPort!
const say = (message: FromProjectors) => port.postMessage(message)

const { log, streamsNaming, hand, feed, views, close } = openProjections(folder, {
  facts: allFacts,
  ...(masterKey !== undefined && { masterKey }),
})
let lastRecordedAt: string | undefined
const projecting = await startProjecting({
  projectors: allProjectors,
  store: views,
  log: { ...log, streamsNaming },
  feed,
  tell: (told) => {
    lastRecordedAt = told.lastRecordedAt
    say({ type: 'folded', ...told })
  },
  pace: PACE,
  alarm: (parked) => say({ type: 'parked', parked }),
})

const looking = watchLag({ head: log.head, seenTo: projecting.seenTo, lastRecordedAt: () => lastRecordedAt }, (ms) =>
  say({ type: 'lag', ms }),
)

port.on('message', async (message: ToProjectors) => {
  if (message.type === 'wake') {
    if (message.handed) hand(message.handed)
    projecting.wake()
  }
  if (message.type === 'rebuild') {
    const { ticket, views: named } = message
    await projecting.rebuildAll(named).then(
      (rebuilt) => say({ type: 'rebuilt', ticket, rebuilt }),
      (error: Error) => say({ type: 'rebuilt', ticket, failed: error.message }),
    )
  }
  if (message.type === 'stop') {
    looking.stop()
    await projecting.stop()
    await close()
    port.close()
  }
})
say({ type: 'ready', seenTo: projecting.seenTo(), parked: projecting.parked() })
