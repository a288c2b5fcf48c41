import './kit/one-line.ts'
import { readConfig } from '@embarca/services/config.ts'
import { seedDemo } from '@embarca/services/demo/seed.ts'
import { openStores } from '@embarca/services/stores/open-stores.ts'

// node services/dist/seed-demo.js [LOADS]: fills the empty log of a cluster with the demo's companies and loads.
const config = readConfig()
if (config.production) throw new Error('NODE_ENV=production: demo companies are never for production.')
const { data } = await openStores(config, process.env)
const progress = (share: number) => process.stdout.write(`\rMaking the demo's loads: ${Math.round(share * 100)} %`)
const made = await seedDemo({ data, today: new Date().toISOString(), loads: Number(process.argv[2] ?? 200), progress })
await data.close()
console.log(made ? '' : 'The log holds something already; nothing was added.')
process.exit(0)
