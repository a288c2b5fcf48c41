import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import { scopeOf } from '@embarca/projections/all.ts'
import { foldEvents } from '@embarca/projections/kit/projector.ts'
import type { ReadStore, Views } from '@embarca/projections/kit/read-store.ts'
import { scoped } from '@embarca/projections/kit/scoped.ts'
import { type OrderDocument, orderProjector } from '@embarca/projections/order/projector.ts'
import { orderReaders } from '@embarca/projections/order/readers.ts'
import { someone } from '../kit/specification.ts'
import { eventRecorder } from '../stories/event-recorder.ts'
import type { Figure } from './figure.ts'
import { median } from './measure.ts'
import { ms, type Times, timed } from './timed.ts'

type Orders = { readonly views: Views; readonly count: number; close(): void }
type Search = Parameters<typeof orderReaders.search>[0]

/** A consignee has as many orders in the small list as in the large one: a search finds as much. */
const ORDERS_OF_ONE = 200
const consigneeOf = (n: number, count: number) => `Cliente ${1_000 + (n % (count / ORDERS_OF_ONE))}`
const START = Date.parse('2026-01-01T00:00:00.000Z')
const MINUTE = 60_000
const codeOf = (n: number) => `PED-${String(n).padStart(7, '0')}`
const keyOf = (n: number) => `352601112223330001815500100${String(n).padStart(17, '0')}`
const cities = ['Uberlândia', 'Goiânia', 'Cajamar', 'Salvador', 'Joinville', 'Cuiabá', 'Betim', 'Canoas']
const statuses = ['UNBIND', 'UNBIND', 'MOUNTED', 'LAUNCHED', 'DELIVERED', 'DELIVERED', 'DELIVERED', 'DELIVERED'] as const

/** An order as its events lead to it, of which the others are copies with other values. */
const template = (): OrderDocument => {
  const recorder = eventRecorder()
  const place = { placeId: 'place-0', name: 'Fábrica', city: 'Telêmaco Borba', state: 'PR', street: 'Rua 1', precision: 'PINNED' }
  recorder.recordEvent('order-O', {
    type: 'OrderCreated',
    data: {
      ...{ orderId: 'O', shipperId: 's1', operationGroupId: 'g1', code: 'PED', freightType: 'CIF', product: 'Bobina' },
      ...{ collect: place, delivery: { ...place, document: '11444777000161' } },
      ...{ collectDate: new Date(START).toISOString(), deliveryDate: new Date(START).toISOString() },
      ...{ notes: [], tags: ['papel'], priority: false, source: { kind: 'FORM' } },
      amounts: { weight: 1_000, cubage: 2, quantity: 10, value: 90_000 },
    },
  })
  return foldEvents(orderProjector, recorder.log).get('O')!
}
const orderAt = (base: OrderDocument, n: number, count: number): OrderDocument => {
  const deliveryDate = new Date(START + n * MINUTE).toISOString()
  return orderProjector.finish!({
    ...base,
    ...{ orderId: `O${n}`, code: codeOf(n), status: statuses[Math.floor(n / cities.length) % statuses.length]!, deliveryDate },
    shipperId: n % 10 === 9 ? 's2' : 's1',
    operationGroupId: n % 3 === 2 ? 'g2' : 'g1',
    delivery: { ...base.delivery!, placeId: `place-${n % 200}`, name: consigneeOf(n, count), city: cities[n % cities.length]! },
    notes: [{ noteId: `N${n}`, nfeKey: keyOf(n), series: '001', number: String(n).padStart(9, '0') }],
  })
}
const fill = async (store: ReadStore, count: number) => {
  const base = template()
  const { spec } = orderProjector
  await store.define(spec)
  const rebuild = await store.rebuild(spec)
  for (let n = 0; n < count; n++)
    rebuild.change(`O${n}`, { stream: `order-O${n}`, revision: 0, position: String(n) }, () => orderAt(base, n, count))
  await rebuild.finish({ group: 'views', position: String(count - 1) })
}
const open = async (folder: string, count: number): Promise<Orders> => {
  const file = join(folder, `orders-${count}.sqlite`)
  const filling = sqliteReadStore(file)
  await fill(filling, count)
  filling.close()
  const views = sqliteReadStore(file, { readOnly: true })
  return { views, count, close: views.close }
}

const asks = ({ views, count }: Orders, input: (nth: number, count: number) => Search) => {
  const context = { views: scoped(views, scopeOf, someone), by: someone, now: new Date(START).toISOString(), activeGroup: 'g1' }
  return (nth: number) => Promise.resolve(orderReaders.search(input((nth * 7_919) % count, count), context))
}
const questions: Readonly<Record<string, (nth: number, count: number) => Search>> = {
  page: () => ({}),
  code: (nth) => ({ code: codeOf(nth) }),
  key: (nth) => ({ nfeKey: keyOf(nth) }),
  text: (nth, count) => ({ text: consigneeOf(nth, count) }),
  conditions: (nth) => ({ status: ['UNBIND'], freightType: 'CIF', city: cities[nth % cities.length]!, product: 'Bobina' }),
}

/** P33–P35: the list of orders at its large size against its small one, rounds side by side. `BENCH_ORDERS`: another large size. */
export const measureOrderList = async (
  large = Number(process.env['BENCH_ORDERS'] ?? 1_000_000),
  small = 10_000,
  rounds = 3,
): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-bench-'))
  const lists = [await open(folder, small), await open(folder, large)] as const
  try {
    const times: Record<string, (readonly [Times, Times])[]> = {}
    for (let round = 0; round < rounds; round++)
      for (const [name, question] of Object.entries(questions)) {
        const [few, many] = [await timed(asks(lists[0], question)), await timed(asks(lists[1], question))]
        times[name] = [...(times[name] ?? []), [few, many]]
      }
    const grown = (name: string, what: string, question: string, gate: number, stretch: number): Figure => ({
      ...{ name, what: `orders: ${what}, p50, ${large} / ${small}`, gate, stretch, atMost: true },
      rounds: times[question]!.map(([few, many]) => many.p50 / few.p50),
      detail: ms(median(times[question]!.map(([, many]) => many.p50))),
    })
    return [
      grown('P33', 'a page', 'page', 1.3, 1.15),
      grown('P34', 'search by code', 'code', 3, 2),
      grown('P34', 'search by key', 'key', 3, 2),
      grown('P34', 'search by text', 'text', 3, 2),
      {
        ...{ name: 'P35', what: 'orders: 4-condition filter p99 / page p99', gate: 2, stretch: 1, atMost: true },
        rounds: times['conditions']!.map(([, many], round) => many.p99 / times['page']![round]![1].p99),
        detail: ms(median(times['conditions']!.map(([, many]) => many.p99))),
      },
    ]
  } finally {
    for (const list of lists) list.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
