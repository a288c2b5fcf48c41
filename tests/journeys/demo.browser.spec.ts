import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'

const NO_LOADS = 'Nenhuma carga encontrada...'

describe.skipIf(!hasBrowser)('the demo', () => {
  let browser: Browser
  let simulated: ServedApplication
  let quiet: ServedApplication
  beforeAll(async () => {
    browser = await openBrowser()
    ;[simulated, quiet] = [await startServedApplication({ carriers: true }), await startServedApplication()]
  }, 90_000)
  afterAll(async () => {
    await browser.close()
    await simulated.close()
    await quiet.close()
  })

  it('says that its time is accelerated while its carriers are simulated, on a phone too', async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const page = await simulated.signIn(browser, 'operador', '/loads')
      await page.setViewportSize(viewport)
      await page.getByText('tempo acelerado').waitFor(SOON)
      await page.context().close()
    }
  })

  it('does not say so without a simulator', async () => {
    const page = await quiet.signIn(browser, 'operador', '/loads')
    await page.getByRole('heading', { name: 'Cargas' }).waitFor(SOON)
    expect(await page.getByText('tempo acelerado').count()).toBe(0)
    await page.context().close()
  })

  it.each([
    ['/loads', 'Não possui cargas no momento...'],
    ['/loads?view=table', 'Não há cargas!'],
    ['/loads/history', NO_LOADS],
    ['/loads/deliveryhistory', NO_LOADS],
    ['/loads/deliveryReceiptLoads', 'Não possui cargas no momento...'],
    ['/reports', 'Nenhuma entrega prevista no período.'],
    ['/dashboard', 'Nenhuma carga no período.'],
  ])('shows a company that has no loads yet an empty %s, and no error', async (address, text) => {
    const failed: string[] = []
    const page = await quiet.signIn(browser, 'operador.c', address, {
      watch: (one) =>
        one.on('response', (response) => void (response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`))),
    })
    await page.getByText(text).first().waitFor(SOON)
    expect(failed).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })

  it('offers that company its places and receivers for the first launch', async () => {
    const page = await quiet.signIn(browser, 'operador.c', '/receivers')
    await page.getByText('Armazém Aurora').waitFor(SOON)
    await page.goto(new URL('/load/new', page.url()).href)
    await page
      .getByRole('button', { name: /Lançar/ })
      .first()
      .waitFor(SOON)
    await page.context().close()
  })
})
