import { allEvents } from '@embarca/contracts/events.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import { rebuildTogether } from '@embarca/projections/kit/rebuild-together.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'

// Rebuilds some views of a folder and no others, with the progress on stderr: node … rebuild-log.ts FOLDER MASTER_KEY VIEW …
const [folder, masterKey, ...names] = process.argv.slice(2)
const data = openData(folder!, { eventSchemas: allEvents, masterKey: masterKey! })
const { events, streamsNaming, views: store } = data
const projectors = allProjectors.filter(({ spec }) => names.includes(spec.view))
for (const { spec } of projectors) await store.define(spec)
const end = await events.head()
const log = { read: events.read, readAll: events.readAll, head: events.head, streamsNaming }
const report = ({ position }: { readonly position: string }) => console.error(`position ${position} of ${end}`)
const { all } = await rebuildTogether(projectors, { store, log, to: () => end, compared: false, report })
for (const { viewRebuild } of all) await viewRebuild.finish()
await data.close()
