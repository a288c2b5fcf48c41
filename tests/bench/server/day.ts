import { allFacts } from '@embarca/contracts/facts.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { books } from '@embarca/services/demo/shippers.ts'
import { stage } from '@embarca/services/demo/stage.ts'
import { appendLoads, momentOf } from '../many-loads.ts'
import { moveIn } from './furnish.ts'

/** How many facts were appended, in which time, and the most memory that it took, in MiB. */
export type Appended = { readonly facts: number; readonly seconds: number; readonly rss: number }

const [folder, loads] = process.argv.slice(2) as [string, string]
const [{ shipper, operationGroups, transporterIds: transporters }] = books as [(typeof books)[number]]

/** A folder with the demo's registers and so many loads of one of its shippers; nothing of it is folded yet, and nothing called for. */
const data = openData(folder, { facts: allFacts, views: 'read' })
await moveIn(stage(data, momentOf(0)).perform, momentOf(0))
const begun = performance.now()
const facts = await appendLoads(data.events, Number(loads), {
  shipperId: shipper.id,
  operationGroupId: operationGroups[0]!.id,
  transporters,
})
const seconds = (performance.now() - begun) / 1_000
await data.timers.reach(await data.events.head())
await data.close()
process.send!({ facts, seconds, rss: process.resourceUsage().maxRSS / 1_024 } satisfies Appended)
process.disconnect()
