import { writeSync } from 'node:fs'
import { productEvents } from '@embarca/contracts/events.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { cutAll } from './between-streams.ts'

// Executes a command of each rule over two streams, prints their loads, and is killed between the two appends of each.
const cut = await cutAll(openData(process.argv[2]!, { ...productEvents }))
writeSync(1, `${JSON.stringify(cut)}\n`)
process.kill(process.pid, 'SIGKILL')
