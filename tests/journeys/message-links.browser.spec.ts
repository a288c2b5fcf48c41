import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overflow, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { form } from '../kit/demo-app.ts'
import { type OutsideService, outsideService } from '../kit/outside-service.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'

const shots = shooter('messages')
const carrier = 'transportadora12'

describe.skipIf(!hasBrowser)('links that the program sends, where a provider is set:', () => {
  let browser: Browser
  let application: ServedApplication
  let provider: OutsideService
  const launched = async () => {
    const session = sessionAt(application.url, passwordSignIn(application.url, 'operador'))
    const { ok, body } = await session.ask(loadRoutes.launch, form(new Date().toISOString(), { operationGroupId: 'sudeste' }))
    expect(ok, JSON.stringify(body)).toBe(true)
    return body.stream.slice('load-'.length) as string
  }
  beforeAll(async () => {
    provider = await outsideService()
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ settings: { MESSAGES_URL: provider.url } })])
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
    await provider.close()
  })
  const card = (page: Page) => page.getByRole('region', { name: 'Mensagens no telefone' })

  it('a company without a number is told so; with one it switches messages on, and gets the next offer', async () => {
    const page = await application.signIn(browser, carrier, '/carrier/company', { width: 390 })
    await card(page).getByText('Não há telefone com DDD cadastrado').waitFor(SOON)
    await page.getByRole('button', { name: 'Alterar dados' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Telefone' }).fill('41999994410')
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
    await page.getByRole('dialog').waitFor({ ...SOON, state: 'detached' })
    await page.reload()
    await card(page).getByText('Nenhuma mensagem automática vai para o telefone •••• 4410.').waitFor(SOON)
    await card(page).getByRole('button', { name: 'Receber mensagens neste telefone' }).click()
    await card(page).getByText('O telefone •••• 4410 recebe por mensagem').waitFor(SOON)
    expect([await violations(page), await overflow(page)]).toEqual([[], 0])
    await shots(page, 'consent')

    const id = await launched()
    await expect.poll(() => provider.asked.length, SOON).toBe(1)
    const { to, text } = JSON.parse(provider.asked[0]!.body.toString())
    expect(to).toBe('+5541999994410')
    expect(text).toContain(`/carrier/offers/${id}`)
    expect(text).not.toMatch(/R\$|7\.310/)
    await page.context().close()
  })
})
