import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { form } from '../kit/demo-app.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'

const shots = shooter('messages')

/** Sends by WhatsApp from the open dialog, and answers the text that the messenger got. */
const sendsByWhatsapp = async (page: Page, phone: string) => {
  const dialog = page.getByRole('dialog')
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await dialog.getByRole('textbox', { name: 'Telefone' }).fill(phone)
  const [messenger] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('button', { name: 'Enviar no WhatsApp' }).click(),
  ])
  const { pathname, searchParams } = new URL(messenger.url())
  expect(pathname).toBe(`/55${phone}`)
  await messenger.close()
  await dialog.getByText(`WhatsApp •••• ${phone.slice(-4)}`).waitFor()
  return searchParams.get('text') ?? ''
}

describe.skipIf(!hasBrowser)('links that people send:', () => {
  let browser: Browser
  let application: ServedApplication
  const launched = async (over: Parameters<typeof form>[1] = {}) => {
    const session = sessionAt(application.url, passwordSignIn(application.url, 'operador'))
    const { body } = await session.ask(loadRoutes.launch, form(new Date().toISOString(), { operationGroupId: 'sudeste', ...over }))
    return body.stream.slice('load-'.length)
  }
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('an open offer, to one of its carriers', async () => {
    const id = await launched()
    const page = await application.signIn(browser, 'operador', `/loads/${id}/details`)
    await page.getByRole('button', { name: 'Enviar oferta' }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Transportadora' }).click()
    await page.getByRole('option').first().click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).waitFor()
    await page.getByText('Nada é enviado automaticamente').waitFor()
    const text = await sendsByWhatsapp(page, '41999994410')
    expect(text).toMatch(/: oferta da carga .+ → .+, coleta .+ Responda até .+: http.+\/carrier\/offers\//)
    expect(text).not.toMatch(/R\$|7\.310/)
    await shots(page, 'offer')
    expect(await violations(page)).toEqual([])
  })
  it('an invitation, from the list of invitations', async () => {
    const page = await application.signIn(browser, 'admin.b', '/invites')
    await page.getByRole('button', { name: 'Enviar link' }).first().click()
    expect(await sendsByWhatsapp(page, '51988887777')).toMatch(/ convidou .+ Aceite até .+: http.+\/carrier\/company$/)
    await shots(page, 'invitation')
    expect(await violations(page)).toEqual([])
  })
  it('a tracking page: its owner sees when a person first opened it', async () => {
    const id = await launched({ freightType: 'FOB', transporterId: '019aa000-0000-7000-8003-000000000001' })
    const page = await application.signIn(browser, 'operador', `/loads/${id}/details`)
    const share = async () => {
      await page.getByRole('button', { name: 'Mais ações' }).click()
      await page.getByRole('menu').getByText('Compartilhar rastreamento').click()
      return page.getByRole('textbox', { name: 'Link' }).inputValue()
    }
    const link = await share()
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).last().click()
    const reader = await (await browser.newContext()).newPage()
    await reader.goto(link)
    await reader.getByText('Rastreamento de carga').waitFor()
    await reader.getByRole('heading', { level: 1 }).waitFor()
    const [report] = await Promise.all([reader.waitForResponse(/\/opened$/), reader.mouse.move(50, 60)])
    expect(report.status()).toBe(200)
    await page.reload()
    await share()
    await page.getByText(/Aberto pela primeira vez em/).waitFor()
  })
})
