import { demoPassword } from '@embarca/services/identity/demo-users.ts'
import { startCluster } from './start.ts'

/** `npm run cluster:local`: starts the engines that package managers offer, and the product on them, until Ctrl+C. */
const port = Number(process.env['PORT'] ?? 8080)
console.log('Starting Kafka, a reimplementation of MongoDB, a double of EventStoreDB, and two processes of every part …')
const cluster = await startCluster({ port, loads: Number(process.env['LOADS'] ?? 60) })
for (const { name, version, url } of cluster.engines) console.log(`  ${name} ${version}  ${url}`)
for (const { part, port: at } of cluster.processes) console.log(`  ${part.padEnd(10)} http://127.0.0.1:${at}`)
console.log(
  `\n  Embarca: ${cluster.publicUrl}   (operador, admin, canhotos …, all with the password "${demoPassword}")\n  Ctrl+C stops it; nothing is kept.\n`,
)
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    console.log('Stopping …')
    void cluster.stop().then(() => process.exit(0))
  })
