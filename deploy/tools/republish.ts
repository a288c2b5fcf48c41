import './kit/one-line.ts'
import { parseArgs } from 'node:util'
import { readConfig } from '@embarca/services/config.ts'
import { publicModules, republish } from '@embarca/services/republish.ts'

// node services/dist/republish.js MODULE … or --all: publishes topics of BI again from the log. With --suffix .again into topics of another
// name, at any time; with --folder FOLDER into files, an event a line; with neither into the topics themselves, which must be empty, while
// no relay runs. --since 2026-01-01T00:00:00Z leaves older events out. On a cluster, with the settings of a relay.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, suffix: { type: 'string' }, folder: { type: 'string' }, since: { type: 'string' } },
})
const { all, since, ...target } = values
const modules = all ? publicModules : positionals

if (modules.length === 0 || (since !== undefined && Number.isNaN(Date.parse(since)))) {
  console.error('node services/dist/republish.js MODULE … or --all, with --suffix .again or --folder FOLDER, and --since INSTANT')
  console.error(`Modules: ${publicModules.join(', ')}`)
  process.exitCode = 1
} else {
  const from = since === undefined ? {} : { since: new Date(since).toISOString() }
  const published = await republish(readConfig(), { modules, ...target, ...from }, process.env)
  console.log(`${published} events of ${modules.join(', ')} are published again.`)
}
