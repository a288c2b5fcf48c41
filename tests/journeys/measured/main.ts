import { openBrowser } from '../../kit/browser.ts'
import { startServedApplication } from '../../kit/served-application.ts'
import { countedPage } from './counted-page.ts'
import { type Journey, journeys } from './journeys.ts'

type Measured = { readonly name: string; readonly seconds: number; readonly clicks: number; readonly keys: number; readonly kept: boolean }

const [browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 200 })])

const measure = async ({ name, budget, as = 'operador', width = 1440, prepare, begin, run }: Journey): Promise<Measured> => {
  const { address, about = '' } = await prepare(application)
  const page = await application.signIn(browser, as, address, { width })
  page.setDefaultTimeout(budget.seconds * 2_000)
  const user = countedPage(page)
  await begin?.(user)
  const since = performance.now()
  await run(user, about)
  const seconds = (performance.now() - since) / 1000
  await page.context().close()
  const { clicks, keys } = user.counts()
  const kept = seconds <= budget.seconds && clicks <= (budget.clicks ?? clicks) && keys <= (budget.keys ?? keys)
  return { name, seconds, clicks, keys, kept }
}

const budgetText = ({ seconds, clicks, keys }: Journey['budget']) =>
  [clicks !== undefined && `${clicks} clicks`, keys !== undefined && `${keys} keys`, `${seconds} s`].filter(Boolean).join(', ')

let isKept = true
for (const journey of journeys) {
  const measured = await measure(journey).catch((error: Error) => error)
  if (measured instanceof Error) {
    isKept = false
    console.log(`✗ ${journey.name.padEnd(52)} ${measured.message.split('\n')[0]}`)
    continue
  }
  const { name, clicks, keys, seconds, kept } = measured
  isKept &&= kept
  const counts = `${clicks} clicks, ${keys} keys, ${seconds.toFixed(1)} s`
  console.log(`${kept ? '✓' : '✗'} ${name.padEnd(52)} ${counts.padEnd(30)} budget: ${budgetText(journey.budget)}`)
}
await browser.close()
await application.close()
process.exit(isKept ? 0 : 1)
