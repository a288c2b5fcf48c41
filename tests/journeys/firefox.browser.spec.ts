import type { Browser, Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hasFirefox, openFirefox, visitInFirefox } from '../kit/firefox.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'

describe.skipIf(!hasFirefox)('in Firefox', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  let faults: string[]
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openFirefox(), startServedApplication()])
    ;({ page, faults } = await visitInFirefox(browser, application.url, 'operador'))
    page.setDefaultTimeout(15_000)
    const closeNotices = await page.waitForSelector('.p-dialog-header-close', { timeout: 3_000 }).catch(() => null)
    await closeNotices?.click()
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  afterEach(() => expect(faults).toEqual([]))

  const open = async (address: string, shown: string) => {
    await page.goto(application.url + address)
    await page.waitForSelector(shown, { visible: true })
  }
  const textOf = (selector: string) => page.$eval(selector, (element) => (element as HTMLElement).innerText)

  it('signing in leads to the board, where J goes to the first card', async () => {
    await open('/loads', '.load-card')
    expect((await page.$$('.load-column')).length).toBe(3)
    await page.keyboard.press('j')
    await page.waitForFunction(() => document.activeElement?.closest('[data-hash]') !== null)
  })
  it('the table shows rows', async () => {
    await open('/loads?view=table', 'tbody tr')
    expect((await page.$$('tbody tr')).length).toBeGreaterThan(3)
  })
  it('a launch names what is missing', async () => {
    await open('/new/load/', '.launch .form h1')
    await page.keyboard.down('Control')
    await page.keyboard.press('Enter')
    await page.keyboard.up('Control')
    await page.waitForFunction(() => document.body.innerText.includes('Selecione um perfil de carga.'))
  })
  it("a load's page shows its phases and panels", async () => {
    await open('/loads', '.load-card')
    const href = await page.$eval('.load-column a.code', (link) => link.getAttribute('href'))
    await open(href!, '.load-details .phases')
    expect(await textOf('.load-details')).toContain('Notas fiscais')
  })
})
