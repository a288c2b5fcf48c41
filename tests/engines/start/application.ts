import { openApplication } from '@embarca/services/application.ts'
import { readConfig } from '@embarca/services/config.ts'

// The product as the environment sets it, in a process that a test may kill; unlike `npm start` it makes no demo's loads.
await openApplication(readConfig(), process.env)
