import { writeSync } from 'node:fs'
import { allEvents } from '@embarca/contracts/events.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { cutAll } from './between-streams.ts'

// Asks for a command of each rule over two streams, says which loads they are, and is killed between the two appends of all of them.
const cut = await cutAll(openData(process.argv[2]!, { eventSchemas: allEvents }))
writeSync(1, `${JSON.stringify(cut)}\n`)
process.kill(process.pid, 'SIGKILL')
