import { productEvents } from '@embarca/contracts/events.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'

// Signs the heads of a folder's log, as a server does: node … sign-log.ts FOLDER MASTER_KEY
const [folder, masterKey] = process.argv.slice(2)
const data = openData(folder!, { ...productEvents, masterKey: masterKey! })
data.proofs!.signHead()
await data.close()
