import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'

const COLUMN = '**/shipping/search/cached*'

describe.skipIf(!hasBrowser)('the board under network and server failures', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
    page = await application.signIn(browser, 'operador')
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const column = (name: string) => page.getByRole('region', { name, exact: true })

  it('shows which column failed, and loads it again', async () => {
    await page.route(COLUMN, (route) =>
      route.request().postData()?.includes('"DELIVERED"')
        ? route.fulfill({ status: 500, json: { code: 'INTERNAL', messages: ['Erro interno.'] } })
        : route.continue(),
    )
    await page.goto(`${application.url}/loads`)
    await column('Confirmar Entrega').getByText('Falha ao carregar cargas.').waitFor()
    await page.getByText('Falha ao buscar cargas.').first().waitFor()
    await column('Em Andamento').locator('.load-card').first().waitFor()
    await page.unroute(COLUMN)
    await column('Confirmar Entrega')
      .getByRole('button', { name: /novamente/ })
      .click()
    await column('Confirmar Entrega').locator('.load-card').first().waitFor()
  })

  it.each([
    ['/dashboard', '**/report/general', 'Falha ao calcular os indicadores.', 'Lançadas'],
    ['/loads?view=table', '**/shippingProperty/set*', 'Falha ao buscar as colunas.', 'ID da Carga'],
  ])('at %s a failed request shows an error, and is repeated', async (address, pattern, message, shown) => {
    await page.route(pattern, (route) => route.fulfill({ status: 400, json: { code: 'READ_FAILED', messages: ['Não foi possível ler.'] } }))
    await page.goto(application.url + address)
    const failed = page.getByRole('alert').filter({ hasText: message })
    await failed.getByText('Não foi possível ler.').waitFor()
    await page.unroute(pattern)
    await failed.getByRole('button', { name: 'Tentar novamente' }).click()
    await page.getByText(shown, { exact: true }).first().waitFor()
    await failed.waitFor({ state: 'hidden' })
  })

  it('recovers by itself after a brief overload of the server', async () => {
    let refused = 0
    await page.route(COLUMN, (route) =>
      refused++ < 3
        ? route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { code: 'OVERLOADED', messages: ['Tente de novo.'] } })
        : route.continue(),
    )
    await page.goto(`${application.url}/loads`)
    for (const name of ['Em Negociação', 'Em Andamento', 'Confirmar Entrega']) await column(name).locator('.load-card').first().waitFor()
    expect(await page.getByText('Falha ao carregar cargas.').count()).toBe(0)
    await page.unroute(COLUMN)
  })

  it('shows that it is offline, and keeps typed text', async () => {
    await page.goto(`${application.url}/new/load/`)
    await page.getByLabel('Observação').last().fill('não perder')
    await page.context().setOffline(true)
    await page.getByText('Sem conexão.').waitFor()
    await page.context().setOffline(false)
    await page.getByText('Sem conexão.').waitFor({ state: 'hidden' })
    await page.getByText('Rascunho').first().waitFor()
    expect(await page.getByLabel('Observação').last().inputValue()).toBe('não perder')
  })

  it('retries the script and the style of a screen that failed to load, without reloading the page', async () => {
    await page.goto(`${application.url}/loads`)
    await column('Em Andamento').locator('.load-card').first().waitFor()
    await page.evaluate(() => Object.assign(globalThis, { neverLoadedAgain: true }))
    const lost: string[] = []
    await page.route(/\/assets\/(IndicatorScreens|Chart)[^/]*$/, (route) => {
      const { pathname } = new URL(route.request().url())
      if (lost.includes(pathname)) return route.continue()
      lost.push(pathname)
      return route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Indicadores' }).click()
    await page.getByRole('menuitem', { name: 'Gráficos' }).click()
    await page.getByRole('heading', { name: 'Gráficos' }).waitFor()
    await page.locator('[_echarts_instance_]').first().waitFor()
    expect(lost.map((path) => path.split('.').at(-1)).sort()).toEqual(['css', 'js', 'js'])
    expect(await page.evaluate(() => 'neverLoadedAgain' in globalThis)).toBe(true)
  })

  it('stays on the page while a screen cannot be loaded, and opens it once the server answers', async () => {
    await page.goto(`${application.url}/loads`)
    await column('Em Andamento').locator('.load-card').first().waitFor()
    await page.context().setOffline(true)
    await page
      .getByRole('button', { name: /Helena|Ana/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Meu perfil' }).click()
    await page.getByText('Sem resposta do servidor. Verifique sua conexão.').waitFor()
    const looked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/health/live'))
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await looked
    await page.getByText('Sem resposta do servidor. Verifique sua conexão.').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await page.getByRole('heading', { name: 'Meu perfil' }).waitFor()
  })

  it('shows a message where there is nothing to list', async () => {
    await page.goto(`${application.url}/loads?text=NADA-DISTO`)
    await page.getByText('Não possui cargas no momento...').nth(2).waitFor()
  })
})
