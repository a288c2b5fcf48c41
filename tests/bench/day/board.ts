import type { Browser } from 'playwright-core'
import { openBrowser } from '../../kit/browser.ts'
import { visit } from '../../kit/visitor.ts'
import { percentile } from '../measure.ts'
import { askerAt } from './ask.ts'
import type { Goal } from './goal.ts'
import type { DayServer } from './server.ts'

const columns = ['NEGOTIATION', 'IN_PROGRESS', 'DELIVERED'] as const
const REQUESTS = 200

const atTheApi = async (server: DayServer): Promise<Goal> => {
  const { ask, close } = await askerAt(server)
  const times: number[] = []
  for (let nth = -3; nth < REQUESTS; nth++)
    for (const columnStatus of columns) {
      const { ms } = await ask('search/cached', { columnStatus, size: 20, sortDirection: nth % 2 ? 'asc' : 'desc' })
      if (nth >= 0) times.push(ms)
    }
  close()
  const detail = `n ${times.length}, p50 ${percentile(times, 0.5).toFixed(2)}, at most ${Math.max(...times).toFixed(1)}`
  return { name: 'b', what: 'first page of a column at the API, p99', value: percentile(times, 0.99), gate: 20, unit: 'ms', detail }
}

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>
/** Seconds from navigation to a card in each of the three columns; signed in, with an empty browser cache. */
const opened = async (browser: Browser, url: string, storageState: State): Promise<number> => {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  const page = await context.newPage()
  const begun = performance.now()
  await page.goto(`${url}/loads/new`, { waitUntil: 'commit' })
  await page.waitForFunction(
    (most) =>
      document.querySelectorAll('.load-column').length === most &&
      Array.from(document.querySelectorAll('.load-column')).every((column) => column.querySelector('.load-card')),
    columns.length,
  )
  const seconds = (performance.now() - begun) / 1_000
  await context.close()
  return seconds
}

const inABrowser = async (url: string, times: number): Promise<Goal> => {
  const browser = await openBrowser()
  try {
    const page = await visit(browser, url, { username: 'operador', address: '/loads/new' })
    const state = await page.context().storageState()
    await page.context().close()
    const samples: number[] = []
    for (let nth = -2; nth < times; nth++) {
      const seconds = await opened(browser, url, state)
      if (nth >= 0) samples.push(seconds)
    }
    const detail = `n ${samples.length}, p50 ${percentile(samples, 0.5).toFixed(2)}, at most ${Math.max(...samples).toFixed(2)}`
    return {
      name: 'b',
      what: 'first board content in a browser, three columns, p95',
      value: percentile(samples, 0.95),
      gate: 1.2,
      unit: 's',
      detail,
    }
  } finally {
    await browser.close()
  }
}

/** Opening the board: by the API, and in a browser that has only the session. */
export const measureBoard = async (server: DayServer, times: number): Promise<readonly Goal[]> => [
  await atTheApi(server),
  await inABrowser(server.url, times),
]
