import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { productEvents } from '@embarca/contracts/events.ts'
import { importReads } from '@embarca/contracts/import/run-routes.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { seedDemo } from '@embarca/services/demo/seed.ts'
import { chance } from '../kit/chance.ts'
import { plannerAt, uploadOrders } from '../kit/uploaded-orders.ts'
import { temporaryFolder } from '../ports/stores.ts'
import { startServer } from './server-under-load.ts'
import { viewsAsRebuilt } from './views-as-rebuilt.ts'

const CODES = 1_500
/** Lines of each order: every one adds to its amounts, and would be seen if it did twice. */
const LINES = 3
const NEW_PLACE = '11444777000161'
const HEADING = 'Pedido;CNPJ coleta;CNPJ entrega;Cliente;Cidade;UF;Data coleta;Data entrega;Peso'
const weightOf = (code: number, line: number) => 1 + ((code * 7 + line * 13) % 900)

const sheetFor = (collect: string) => {
  const lines = Array.from({ length: CODES * LINES }, (_, at) => {
    const [code, line] = [at % CODES, Math.floor(at / CODES)]
    return `IMP-${code};${collect};${NEW_PLACE};Loja Nova;Curitiba;PR;05/12/2031;06/12/2031;${weightOf(code, line)}`
  })
  return new Blob([[HEADING, ...lines].join('\n')])
}

const statusAt = async (base: string) => (await plannerAt(base).ask(importReads.info, {})).body

/** What the log says of the imported orders: how often each was created, and its weight. */
const imported = async (folder: string) => {
  const data = openData(folder, { ...productEvents })
  try {
    const orders = new Map<string, { code: string; weight: number }>()
    let places = 0
    for (let after = '-1'; ; ) {
      const events: readonly Recorded[] = await data.events.readAll(after, 5_000)
      if (!events.length) break
      for (const { type, data: said } of events) {
        if (type === 'OrderCreated' && said.code.startsWith('IMP-'))
          orders.set(said.orderId, { code: said.code, weight: said.amounts.weight })
        const order = type === 'OrderAmountsAdded' ? orders.get(said.orderId) : undefined
        if (order) order.weight += said.amounts.weight
        if (type === 'PlaceRegistered' && said.document === NEW_PLACE) places++
      }
      after = events.at(-1)!.position
    }
    await viewsAsRebuilt(data)
    return { orders: [...orders.values()].map(({ code, weight }) => `${code} ${weight}`).sort(), places }
  } finally {
    await data.close()
  }
}
/** What an uninterrupted run comes to. */
export const uninterrupted = {
  orders: Array.from({ length: CODES }, (_, code) => {
    const weights = Array.from({ length: LINES }, (__, line) => weightOf(code, line))
    return `IMP-${code} ${weights.reduce((sum, weight) => sum + weight)}`
  }).sort(),
  places: 1,
  counts: { status: 'FINISHED', created: CODES, changed: CODES * (LINES - 1), same: 0, refused: 0 },
}

/** Kills the whole program up to `times` times while it imports a file, and lets it end. `kills`: those that met it running. */
export const importUnderKills = async (seed: number, times: number) => {
  const random = chance(seed)
  const folder = temporaryFolder()
  try {
    const data = openData(folder, { ...productEvents })
    await seedDemo({ data, today: new Date().toISOString(), loads: 1 })
    await data.close()
    let kills = 0
    let server = await startServer(folder)
    await uploadOrders(server.base, {
      ...{ name: 'pedidos.csv', file: sheetFor, fields: { increment: 'true' }, headers: { 'idempotency-key': 'the-import' } },
    })
    const kill = async () => {
      server.process.kill('SIGKILL')
      await once(server.process, 'close')
    }
    for (; kills < times; kills++) {
      await pause(20 + random.below(400))
      if ((await statusAt(server.base)).status !== 'RUNNING') break
      await kill()
      server = await startServer(folder)
    }
    let info = await statusAt(server.base)
    for (; info.status === 'RUNNING'; info = await statusAt(server.base)) await pause(100)
    await kill()
    const { status, created, changed, same, refused } = info
    return { kills, ...(await imported(folder)), counts: { status, created, changed, same, refused } }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
