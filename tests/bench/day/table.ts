import { openBrowser } from '../../kit/browser.ts'
import { visit } from '../../kit/visitor.ts'
import { percentile } from '../measure.ts'
import type { Goal } from './goal.ts'
import { bareList, prepared, scrolled } from './scrolling.ts'
import type { DayServer } from './server.ts'

const HEIGHT = 40
const FAST = { speed: 10_000, seconds: 5 }
const box = { box: '.table-box', row: '.table-row' }

/** Scrolls the table with `rowCount` loaded rows, at reading speed and fast towards the end. */
export const measureTable = async (server: DayServer, rowCount: number, seconds: number): Promise<readonly Goal[]> => {
  const browser = await openBrowser()
  try {
    const page = await visit(browser, server.url, { username: 'operador', address: '/loads/new?view=table' })
    await page.locator('.table-row').first().waitFor()
    await prepared(page)
    const begun = performance.now()
    const rows = await page.evaluate(
      ({ height, most }) =>
        new Promise<number>((resolve) => {
          const box = document.querySelector('.table-box')!
          let [last, grown] = [0, performance.now()]
          const look = () => {
            const rows = Math.round(document.querySelector('.table-body')!.clientHeight / height)
            if (rows !== last) grown = performance.now()
            last = rows
            if (rows >= most || performance.now() - grown > 10_000) return resolve(rows)
            box.scrollTop = box.scrollHeight
            requestAnimationFrame(look)
          }
          look()
        }),
      { height: HEIGHT, most: rowCount },
    )
    const loaded = (performance.now() - begun) / 1_000
    await page.evaluate(() => {
      document.querySelector('.table-box')!.scrollTop = 0
    })
    const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await bareList(bare, rows)
    const frames = { ours: [] as number[], bare: [] as number[] }
    let holes = 0
    const SLICES = 3
    for (let slice = 0; slice < SLICES; slice++) {
      await page.bringToFront()
      const ours = await scrolled(page, { ...box, speed: 2_000, seconds: seconds / SLICES })
      frames.ours.push(...ours.frames.slice(2))
      holes += ours.empty
      await bare.bringToFront()
      frames.bare.push(...(await scrolled(bare, { box: '#box', row: '.row', speed: 2_000, seconds: seconds / SLICES })).frames.slice(2))
    }
    await page.bringToFront()
    const readable: number[] = []
    for (let often = 0; often < 3; often++) readable.push((await scrolled(page, { ...box, ...FAST })).readable)
    const [ours, theirs] = [percentile(frames.ours, 0.95), percentile(frames.bare, 0.95)]
    const detail = `${rows} rows, loaded in ${loaded.toFixed(0)} s; p50 ${percentile(frames.ours, 0.5).toFixed(1)}, bare p95 ${theirs.toFixed(1)}; ${holes} of ${frames.ours.length} frames without rows`
    return [
      { name: 'e', what: `table at 2,000 px/s for ${seconds} s, frames, p95`, value: ours, gate: 25, unit: 'ms', detail },
      { name: 'e', what: 'the same / a bare virtual list', value: ours / theirs, gate: 1.4, unit: '' },
      { name: 'e', what: 'rows readable after 10,000 px/s', value: Math.max(...readable), gate: 200, unit: 'ms' },
    ]
  } finally {
    await browser.close()
  }
}
