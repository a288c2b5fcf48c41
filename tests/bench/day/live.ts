import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import { openBrowser } from '../../kit/browser.ts'
import { visit } from '../../kit/visitor.ts'
import type { Goal } from './goal.ts'
import type { DayServer } from './server.ts'
import { liveUpdates } from './updates.ts'

const RATE = 20
/** Number of samples in that time. */
const PARTS = 5
type Size = { readonly heap: number; readonly nodes: number; readonly shown: number }

/** After a garbage collection: heap in MiB, live nodes, and nodes in the document. */
const sizeOf = async (page: Page, cdp: CDPSession): Promise<Size> => {
  for (let often = 0; often < 3; often++) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    heap: of('JSHeapUsedSize') / 2 ** 20,
    nodes: of('Nodes'),
    shown: await page.evaluate(() => document.querySelectorAll('*').length),
  }
}

/** The board left open while loads change: memory and nodes at the end against those of the first sample. */
export const measureLive = async (server: DayServer, loads: number, minutes: number): Promise<readonly Goal[]> => {
  const browser = await openBrowser()
  try {
    const page = await visit(browser, server.url, { username: 'operador', address: '/loads/new' })
    await page.locator('.load-card').first().waitFor()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    const updates = await liveUpdates(server, loads, RATE)
    const sizes: Size[] = []
    while (sizes.length < PARTS) {
      await pause((minutes * 60_000) / PARTS)
      sizes.push(await sizeOf(page, cdp))
    }
    const [early, late] = [sizes[0]!, sizes.at(-1)!]
    const { done, missed } = await updates.stop()
    const detail = `${done} updates in ${minutes} min, ${missed} not sent; ${sizes.map(({ heap }) => heap.toFixed(1)).join(' → ')} MiB`
    return [
      { name: 'f', what: 'heap after collection, end / a fifth of the time', value: late.heap / early.heap, gate: 1.1, unit: '', detail },
      {
        name: 'f',
        what: 'change in the number of nodes',
        value: Math.abs(late.nodes / early.nodes - 1) * 100,
        gate: 5,
        unit: '%',
        detail: `${early.nodes} → ${late.nodes}, shown ${early.shown} → ${late.shown}`,
      },
    ]
  } finally {
    await browser.close()
  }
}
