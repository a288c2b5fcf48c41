import { productEvents } from '@embarca/contracts/events.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { scenario } from '@embarca/services/demo/scenario.ts'
import { shipperData } from '@embarca/services/demo/shipper-data.ts'
import { appendLoads, timeOf } from '../many-loads.ts'
import { recordRegisters } from './seed.ts'

/** Number of appended events, duration in seconds, and peak memory in MiB. */
export type AppendedLoads = { readonly events: number; readonly seconds: number; readonly rss: number }

const [folder, loads] = process.argv.slice(2) as [string, string]
const [{ shipper, operationGroups, transporterIds: transporters }] = shipperData as [(typeof shipperData)[number]]

/** A folder with the demo's registers and many loads of one of its shippers, with neither projections nor reactions run. */
const data = openData(folder, { ...productEvents, views: 'read' })
await recordRegisters(scenario(data, timeOf(0)).perform, timeOf(0))
const begun = performance.now()
const appended = await appendLoads(data.events, Number(loads), {
  shipperId: shipper.id,
  operationGroupId: operationGroups[0]!.id,
  transporters,
})
const seconds = (performance.now() - begun) / 1_000
await data.timers.reach(await data.events.head())
await data.close()
process.send!({ events: appended, seconds, rss: process.resourceUsage().maxRSS / 1_024 } satisfies AppendedLoads)
process.disconnect()
