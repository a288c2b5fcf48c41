import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { form } from '../kit/demo-app.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'

describe.skipIf(!hasBrowser)('reachable actions:', () => {
  let browser: Browser
  let application: ServedApplication
  const launched = async () => {
    const { body } = await sessionAt(application.url, passwordSignIn(application.url, 'operador')).ask(
      loadRoutes.launch,
      form(new Date().toISOString(), {
        operationGroupId: 'sudeste',
        freightType: 'FOB',
        transporterId: '019aa000-0000-7000-8003-000000000001',
      }),
    )
    return body.stream.slice('load-'.length)
  }
  const menuOf = async (page: Page) => {
    await page.getByRole('button', { name: 'Mais ações' }).click()
    return page.getByRole('menu')
  }
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it("'Novo Frete' by who may launch only (R071)", async () => {
    const page = await application.signIn(browser, 'canhotos', '/loads')
    await page.locator('.load-card').first().waitFor()
    expect(await page.getByText('Novo Frete').count()).toBe(0)
  })

  it('revoking a tracking link, and launching an ended load again', async () => {
    const id = await launched()
    const page = await application.signIn(browser, 'operador', `/loads/${id}/details`)
    page.setDefaultTimeout(5_000)
    await (await menuOf(page)).getByText('Compartilhar rastreamento').click()
    await page.getByRole('textbox', { name: 'Link' }).waitFor()
    await page.getByRole('button', { name: 'Desativar link' }).click()
    await page.getByText('O link de rastreamento foi desativado.').waitFor()

    await page.getByRole('button', { name: 'Cancelar frete' }).click()
    await page.getByRole('textbox', { name: 'Motivo do cancelamento' }).fill('Cliente desistiu')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar frete' }).click()
    await page.getByText('Cancelada', { exact: true }).first().waitFor()
    await (await menuOf(page)).getByText('Relançar carga').click()
    await page.waitForURL(`**/new/load/${id}`)
  })
})
