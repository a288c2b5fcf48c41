import { writeSync } from 'node:fs'
import { productEvents } from '@embarca/contracts/events.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { appendsOf } from '../bench/appends.ts'

// Records loads and folds views until it is killed; prints one line per acknowledged command.
const [folder, run] = process.argv.slice(2) as [string, string]
const data = openData(folder, { ...productEvents })
await startProjecting({
  projectors: allProjectors,
  store: data.views,
  log: { ...data.events, streamsNaming: data.streamsNaming },
  feed: data.feed,
})
const next = appendsOf(Number(run))
writeSync(1, 'writing\n')

const client = async (name: number) => {
  for (let attempt = 0; ; attempt++) {
    const write = next(name, attempt)
    const { stream, revision, position } = await data.events.append(write)
    writeSync(1, `${JSON.stringify({ key: write.command.key, scope: write.command.scope, stream, revision, position })}\n`)
  }
}
await Promise.all(Array.from({ length: 24 }, (_, name) => client(name)))
