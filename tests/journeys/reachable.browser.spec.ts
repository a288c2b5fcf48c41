import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { form } from '../kit/demo-app.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'

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

  /** By WhatsApp to a number, and as a code; staff see to whom it went. */
  const passesOn = async (page: Page) => {
    const dialog = page.getByRole('dialog', { name: 'Compartilhar rastreamento' })
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await dialog.getByRole('textbox', { name: 'Telefone' }).fill('9999')
    await dialog.getByText('Informe o telefone com DDD.').waitFor()
    expect(await dialog.getByRole('button', { name: 'Enviar no WhatsApp' }).isDisabled()).toBe(true)
    await dialog.getByRole('textbox', { name: 'Telefone' }).fill('41999994410')
    const [messenger] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('button', { name: 'Enviar no WhatsApp' }).click(),
    ])
    const { pathname, searchParams } = new URL(messenger.url())
    expect(pathname).toBe('/5541999994410')
    expect(searchParams.get('text')).toMatch(/^Carga .+ → .+Acompanhe até .+, sem cadastro nem senha: http.+\/s\/.+$/)
    expect(searchParams.get('text')).not.toMatch(/R\$/)
    await messenger.close()
    await dialog.getByText('WhatsApp •••• 4410').waitFor()
    await dialog.getByRole('button', { name: 'Mostrar QR' }).click()
    await dialog.getByRole('img', { name: 'Código QR do link' }).waitFor()
    await dialog.getByText(/^código QR/).waitFor()
    expect(await violations(page)).toEqual([])
  }

  it('revoking a tracking link, and launching an ended load again', async () => {
    const id = await launched()
    const page = await application.signIn(browser, 'operador', `/loads/${id}/details`)
    page.setDefaultTimeout(SOON.timeout)
    await (await menuOf(page)).getByText('Compartilhar rastreamento').click()
    await page.getByRole('textbox', { name: 'Link' }).waitFor()
    await passesOn(page)
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
