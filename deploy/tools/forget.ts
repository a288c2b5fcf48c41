import './kit/one-line.ts'
import { randomUUID } from 'node:crypto'
import { refuseMissingFolder } from '@embarca/services/adapters/sqlite/inspect-folder.ts'
import { readConfig } from '@embarca/services/config.ts'
import { forget } from '@embarca/services/kit/forget.ts'
import { openStores } from '@embarca/services/stores/open-stores.ts'
import { subjectsOf } from '@embarca/services/user/person.ts'

// node services/dist/forget.js SUBJECT REASON [DATA_DIR]: with the server stopped; its views follow at the next start. On a cluster, at any time.
const [subject, reason, folder = process.env['DATA_DIR'] ?? '.data'] = process.argv.slice(2)
if (subject === undefined || reason === undefined) {
  console.error('Whom, and why? node services/dist/forget.js SUBJECT REASON [DATA_DIR]')
  process.exit(1)
}
const env = { ...process.env, DATA_DIR: folder }
const config = readConfig(env)
if (!config.MONGODB_URL) refuseMissingFolder(folder)
const { data } = await openStores(config, env)
const by = { userId: 'operator', roles: ['embarca_admin'], shipperId: '' }
const given = { by, reason, now: new Date().toISOString(), correlationId: randomUUID() }
const subjects = await subjectsOf(data.events, subject)
const streams = new Set<string>()
for (const one of subjects) for (const stream of await forget(data, { ...given, subject: one })) streams.add(stream)
await data.close()
console.log(`${subjects.join(' and ')}: forgotten; ${streams.size} streams named this person. Earlier backups still hold the key.`)
