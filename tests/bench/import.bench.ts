import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { productEvents } from '@embarca/contracts/events.ts'
import { importReads } from '@embarca/contracts/import/run-routes.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { seedDemo } from '@embarca/services/demo/seed.ts'
import { zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { startServer } from '../faults/server-under-load.ts'
import { note } from '../fixtures/imports/notes.ts'
import { plannerAt, plannerToken, type Upload, uploadOrders } from '../kit/uploaded-orders.ts'
import { v7 } from './appends.ts'
import type { Figure } from './figure.ts'
import { type Connection, connection, load, type Next, wired } from './http.ts'
import { drive, percentile } from './measure.ts'

const ORDERS = 50_000
const NOTES = 10_000
const LOADS = 400
const CLIENTS = 64
/** Clients that work on loads meanwhile, and that read the board. */
const WORKING = 2
const IDLE_SECONDS = 10
/** Codes of the orders that are imported while people work, and while nobody does. */
const [ACCOMPANIED, ALONE] = ['IMP', 'ALL'] as const

/** The workbook; `batch` begins its codes. */
const sheetOf = (batch: string) => async (collect: string) => {
  const content = await writeXlsx({
    sheets: [
      {
        name: 'Pedidos',
        rows: [
          ['Pedido', 'CNPJ coleta', 'CNPJ entrega', 'Cliente', 'Cidade', 'UF', 'Data coleta', 'Data entrega', 'Peso', 'Valor'],
          ...Array.from({ length: ORDERS }, (_, n) => [
            ...[`${batch}-${n}`, collect, '11444777000161', 'Loja Nova', 'Curitiba', 'PR', '05/12/2031', '06/12/2031'],
            ...[100 + (n % 900), 1_000 + n],
          ]),
        ],
      },
    ],
  })
  return new Blob([Buffer.from(content)])
}

/** Two ZIPs of NF-es: one would be larger than an upload may be. */
const notesOf = (issuer: string): readonly Blob[] =>
  [0, 1].map((half) => {
    const numbers = Array.from({ length: NOTES / 2 }, (_, n) => half * (NOTES / 2) + n + 1)
    return new Blob([zipSync(Object.fromEntries(numbers.map((number) => [`${number}.xml`, note({ number, issuer, items: '' })])))])
  })

/** Kilobytes of a process in memory. */
const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

/** The orders' events, appended by themselves to a log of their own; events a second. */
const appendedAlone = async (events: readonly Recorded[]): Promise<number> => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-bench-'))
  const data = openData(folder, { ...productEvents })
  try {
    let next = 0
    return await drive(CLIENTS, events.length, () => {
      const { stream, key, type, data: said, by, revision } = events[next++]!
      const id = v7(next)
      return data.events.append({
        ...{ stream, key, by, events: [{ type, data: said }], expected: revision - 1, correlationId: id, causationId: id },
        command: { scope: 'bench', key: id, bodyHash: id },
        now: new Date().toISOString(),
        ...(type === 'OrderCreated' && { claims: { take: [`orderCode:${said.shipperId}:${said.code}`] } }),
      })
    })
  } finally {
    await data.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
const ordersIn = async (folder: string, batch: string): Promise<readonly Recorded[]> => {
  const data = openData(folder, { ...productEvents })
  const found: Recorded[] = []
  for (let after = '-1'; ; ) {
    const events = await data.events.readAll(after, 5_000)
    if (!events.length) break
    found.push(...events.filter(({ stream, data: said }) => stream.startsWith('order-') && String(said.code ?? '').startsWith(`${batch}-`)))
    after = events.at(-1)!.position
  }
  await data.close()
  return found
}

/** P29–P32, P37: 50,000 orders of one workbook while nobody works, what people notice of as many who work meanwhile, and 10,000 NF-es. */
export const measureImport = async (): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-bench-'))
  try {
    const data = openData(folder, { ...productEvents })
    await seedDemo({ data, today: new Date().toISOString(), loads: LOADS })
    await data.close()
    const server = await startServer(folder)
    const pid = server.process.pid!
    const person = plannerAt(server.base)
    const token = await plannerToken(server.base)
    const { body: board } = await person.ask(boardRoutes.column, { columnStatus: 'IN_PROGRESS', size: 100 })
    const ids = board.list.map(({ hashId }) => hashId)
    const connections = await Promise.all(Array.from({ length: 2 * WORKING }, () => connection(Number(new URL(server.base).port))))
    let commands = 0
    const tags = address(loadRoutes.tag)
    const tag: Next = () =>
      wired({
        ...{ method: tags.method, path: tags.path.replace(':id', ids[commands % ids.length]!), token, key: v7(commands++, pid) },
        body: JSON.stringify({ tags: [`t${commands}`] }),
      })
    const page = { ...address(boardRoutes.column), token, body: JSON.stringify({ columnStatus: 'IN_PROGRESS', size: 30 }) }
    const read: Next = () => wired(page)
    const slice = async (seconds: number) => {
      const half = (from: number) => connections.slice(from, from + WORKING) as readonly Connection[]
      const [command, page] = await Promise.all([load(half(0), seconds, tag), load(half(WORKING), seconds, read)])
      return { command: command.latencies, page: page.latencies }
    }
    await slice(2)
    const idle = await slice(IDLE_SECONDS)
    const before = memoryOf(pid)
    let most = before
    /** Seconds until an import has ended. */
    const imported = async (name: string, file: Upload['file'], expected: number, work: () => Promise<unknown>): Promise<number> => {
      await uploadOrders(server.base, { name, file })
      const start = performance.now()
      for (;;) {
        await work()
        most = Math.max(most, memoryOf(pid))
        const { body } = await person.ask(importReads.info, {})
        if (body.status === 'RUNNING') continue
        if (body.created !== expected) throw new Error(`${body.created} orders instead of ${expected}`)
        return (performance.now() - start) / 1_000
      }
    }
    const meanwhile = { command: [] as number[], page: [] as number[] }
    await imported('pedidos.xlsx', sheetOf(ACCOMPANIED), ORDERS, async () => {
      const { command, page } = await slice(0.5)
      meanwhile.command.push(...command)
      meanwhile.page.push(...page)
    })
    const seconds = await imported('outros.xlsx', sheetOf(ALONE), ORDERS, () => pause(100))
    const secondsOfNotes = await imported('notas.zip', notesOf, NOTES, () => pause(100))
    for (const { close } of connections) close()
    await pause(500)
    server.process.kill('SIGTERM')
    await once(server.process, 'close')

    const events = await ordersIn(folder, ALONE)
    const alone = await appendedAlone(events)
    const [rate, notes] = [ORDERS / seconds, NOTES / secondsOfNotes]
    const p99 = (of: 'command' | 'page') => percentile(meanwhile[of], 0.99) / percentile(idle[of], 0.99)
    const shown = (of: 'command' | 'page') =>
      `${percentile(meanwhile[of], 0.99).toFixed(1)} ms, idle ${percentile(idle[of], 0.99).toFixed(1)} ms`
    return [
      {
        ...{ name: 'P29', what: 'orders imported from one workbook / the same events appended alone', gate: 0.3, stretch: 0.5 },
        rounds: [rate / alone],
        detail: `${rate.toFixed(0)}/s, appended ${alone.toFixed(0)}/s`,
      },
      {
        ...{ name: 'P37', what: 'orders imported from 10,000 NF-es in ZIPs / as many events appended alone', gate: 0.3, stretch: 0.5 },
        rounds: [notes / alone],
        detail: `${notes.toFixed(0)}/s, appended ${alone.toFixed(0)}/s`,
      },
      {
        ...{ name: 'P30', what: 'p99 of a load command during an import / idle', gate: 2.5, stretch: 1.5, atMost: true },
        rounds: [p99('command')],
        detail: shown('command'),
      },
      {
        ...{ name: 'P31', what: 'p99 of a board page during an import / idle', gate: 2.5, stretch: 1.5, atMost: true },
        rounds: [p99('page')],
        detail: shown('page'),
      },
      {
        ...{ name: 'P32', what: 'memory during an import, beyond idle', unit: ' MB', gate: 400, stretch: 200, atMost: true },
        rounds: [(most - before) / 1_000],
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
