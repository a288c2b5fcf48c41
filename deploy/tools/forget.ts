import './kit/one-line.ts'
import { randomUUID } from 'node:crypto'
import { forgottenFile, forgottenIn, noteForgotten } from '@embarca/services/adapters/disk/forgotten-list.ts'
import { refuseMissingFolder } from '@embarca/services/adapters/sqlite/inspect-folder.ts'
import { readConfig } from '@embarca/services/config.ts'
import { forget } from '@embarca/services/kit/forget.ts'
import { forgetAgain } from '@embarca/services/kit/forget-again.ts'
import { openStores } from '@embarca/services/stores/open-stores.ts'
import { subjectsOf } from '@embarca/services/user/person.ts'

// node services/dist/forget.js SUBJECT REASON [DATA_DIR]: with the server stopped; its views follow at the next start. On a cluster, at any time.
// node services/dist/forget.js --again LIST [DATA_DIR]: after a restore, everyone on the list and everyone of whom the log says so.
const [subject, reason, folder = process.env['DATA_DIR'] ?? '.data'] = process.argv.slice(2)
if (subject === undefined || reason === undefined) {
  console.error(
    'Whom, and why? node services/dist/forget.js SUBJECT REASON [DATA_DIR], or after a restore: forget.js --again LIST [DATA_DIR]',
  )
  process.exit(1)
}
const env = { ...process.env, DATA_DIR: folder }
const config = readConfig(env)
if (!config.MONGODB_URL) refuseMissingFolder(folder)
const now = new Date().toISOString()
const list = config.FORGOTTEN_LIST ?? forgottenFile(folder)

const forgetListed = async (file: string) => {
  const people = forgottenIn(file)
  const { data } = await openStores(config, env)
  const count = await forgetAgain(data, { people, now })
  await data.close()
  console.log(`${people.length} people of ${file} are forgotten; of ${count} the log did not know it.`)
}

const forgetOne = async () => {
  const { data } = await openStores(config, env)
  const by = { userId: 'operator', roles: ['embarca_admin'], shipperId: '' }
  const given = { by, reason, now, correlationId: randomUUID() }
  const subjects = await subjectsOf(data.events, subject)
  // Before the keys are dropped: an interrupted run leaves a person on the list too much, never one too few.
  noteForgotten(
    list,
    subjects.map((one) => ({ subject: one, shipperId: by.shipperId, at: now })),
  )
  const streams = new Set<string>()
  for (const one of subjects) for (const stream of await forget(data, { ...given, subject: one })) streams.add(stream)
  await data.close()
  console.log(
    `${subjects.join(' and ')}: forgotten; ${streams.size} streams named this person. Earlier backups still hold the key: keep ${list} where they are, a restore asks for it.`,
  )
}

await (subject === '--again' ? forgetListed(reason) : forgetOne())
