import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productEvents } from '@embarca/contracts/events.ts'
import { launchRoutes, launchServed } from '@embarca/contracts/load/launch-routes.ts'
import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { orderCommands } from '@embarca/contracts/order/routes.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { seedDemo } from '@embarca/services/demo/seed.ts'
import { startServer } from '../faults/server-under-load.ts'
import { form } from '../kit/demo-app.ts'
import { plannerAt } from '../kit/uploaded-orders.ts'
import type { Figure } from './figure.ts'
import { median } from './measure.ts'
import { ms, took } from './timed.ts'

const LOADS = 400
const ORDERS = 8
const WARM = 5
const TIMES = 40
const DAY = 86_400_000

/** P36: eight orders formed and launched in one request, against one load launched by hand; alternately, on one program. */
export const measureLaunchOrders = async (): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-bench-'))
  try {
    const data = openData(folder, { ...productEvents })
    await seedDemo({ data, today: new Date().toISOString(), loads: LOADS })
    await data.close()
    const server = await startServer(folder)
    const planner = plannerAt(server.base)
    const byHand = form(new Date().toISOString())
    const { profileId, target } = byHand
    const places = { collectPlaceId: byHand.origins[0]!.placeId, deliveryPlaceId: byHand.destinations[0]!.placeId }
    const dates = { collectDate: new Date(Date.now() + 2 * DAY).toISOString(), deliveryDate: new Date(Date.now() + 4 * DAY).toISOString() }
    const codes = (nth: number) => Array.from({ length: ORDERS }, (_, n) => `BENCH-${nth}-${n}`)
    const accepted = async (answer: Promise<{ readonly body: object }>) => {
      const { body } = await answer
      if (!('stream' in body)) throw new Error(JSON.stringify(body))
      return (body as unknown as { readonly position: string }).position
    }
    const manual: number[] = []
    const fromOrders: number[] = []
    for (let nth = 0; nth < WARM + TIMES; nth++) {
      let position = ''
      for (const code of codes(nth))
        position = await accepted(
          planner.ask(orderCommands.create, {
            ...{ code, operationGroupId: byHand.operationGroupId!, weight: 1_000, cubage: 2, quantity: 10, value: 90_000 },
            ...places,
            ...dates,
          }),
        )
      // Codes are found in the list of orders, which follows the log.
      await planner.ask(orderRoutes.byCode, { code: codes(nth).at(-1)! }, position)
      manual.push(await took(() => accepted(planner.ask(launchRoutes.launch, byHand))))
      const orders = { orderCodes: codes(nth), profileId, freightPrice: 731_000, target }
      fromOrders.push(await took(() => accepted(planner.ask(launchServed.launchOrders, orders))))
    }
    server.process.kill('SIGTERM')
    await once(server.process, 'close')
    const [hand, formed] = [manual, fromOrders].map((all) => median(all.slice(WARM))) as [number, number]
    return [
      {
        ...{ name: 'P36', what: `${ORDERS} orders formed and launched / one load by hand, p50`, gate: 4, stretch: 2, atMost: true },
        rounds: [formed / hand],
        detail: `${ms(formed)}, by hand ${ms(hand)}`,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
