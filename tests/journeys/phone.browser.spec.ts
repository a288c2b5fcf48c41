import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overflow } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'

/** Texts that are a price and stand under another element at their middle, among those in the window. */
const coveredPrices = () => {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const covered: string[] = []
  let seen = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!/R\$\s[\d.]+,\d\d/.test(node.textContent ?? '')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, top, width, height, bottom } = range.getBoundingClientRect()
    if (width === 0 || top < 0 || bottom > innerHeight) continue
    seen++
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    const owner = node.parentElement!
    if (above && !owner.contains(above) && !above.contains(owner)) covered.push(`${node.textContent} under ${above.className}`)
  }
  return { seen, covered }
}

describe.skipIf(!hasBrowser)('on a phone, and at twice the size', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  const open = async (address: string) => {
    await page.goto(application.url + address)
    await page.getByRole('main').locator('h1, h2, article').first().waitFor(SOON)
    await page.waitForFunction(() => !document.querySelector('.skeleton'))
  }
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
    page = await application.signIn(browser, 'operador', '/loads', { width: 390 })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('the table is a list of cards with its columns as names and values', async () => {
    await page.goto(`${application.url}/loads?view=table&column=IN_PROGRESS`)
    const card = page.locator('article.table-card').first()
    await card.waitFor(SOON)
    expect(await page.locator('table').count()).toBe(0)
    expect(await card.getByRole('term').allInnerTexts()).toEqual(expect.arrayContaining(['Peso', 'Primeira coleta', 'Primeira entrega']))
    const box = (await card.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(390)
  })

  it.each(['/loads?column=NEGOTIATION', '/loads?column=IN_PROGRESS', '/loads?view=table', '/loads?section=onGoing'])(
    'nothing covers a price: %s',
    async (address) => {
      await page.goto(application.url + address)
      await page.getByText(/R\$\s/).first().waitFor(SOON)
      const lowest = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < Math.min(lowest, 3_000); top += 500) {
        await page.evaluate((y) => scrollTo(0, y), top)
        expect((await page.evaluate(coveredPrices)).covered).toEqual([])
      }
    },
  )

  it('a row of tabs that is longer than the phone scrolls, and fades where there is more', async () => {
    await page.goto(`${application.url}/loads?column=NEGOTIATION`)
    const row = page.getByRole('navigation', { name: 'Colunas' })
    await row.getByRole('button').or(row.getByRole('tab')).last().waitFor(SOON)
    const { more, mask } = await row.evaluate((tabs) => ({
      more: tabs.scrollWidth - tabs.clientWidth,
      mask: getComputedStyle(tabs).maskImage,
    }))
    if (more > 0) expect(mask).toContain('gradient')
    await row.evaluate((tabs) => tabs.scrollTo({ left: tabs.scrollWidth }))
    const last = (await row.locator('.board-tab').last().boundingBox())!
    expect(last.x + last.width).toBeLessThanOrEqual(391)
  })

  it('200 % zoom goes to one column, and nothing overflows', async () => {
    // A desktop of 1440 px at 200 % has 720 px to lay out.
    await page.setViewportSize({ width: 720, height: 450 })
    await open('/loads?column=DELIVERED')
    const details = (await page.locator('.load-column.delivered a.code').first().getAttribute('href'))!
    expect(await page.locator('.load-column:visible').count()).toBe(1)
    for (const address of [
      '/loads',
      '/loads?view=table',
      '/loads?section=onGoing',
      '/new/load/',
      '/loads/deliveryReceiptLoads',
      '/reports?indicator=otif',
      details,
    ]) {
      await open(address)
      expect(`${address} ${await overflow(page)}`).toBe(`${address} 0`)
    }
    const [reading, aside] = await Promise.all(
      ['.load-details .reading', '.load-details aside'].map((part) => page.locator(part).boundingBox()),
    )
    expect(aside!.y).toBeGreaterThanOrEqual(reading!.y + reading!.height)
  })
})
