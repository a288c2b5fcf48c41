import { ownCarrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, lowTargets } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'

const carrier = 'transportadora12'
const shoot = shooter('company')

describe.skipIf(!hasBrowser)('a carrier’s own company, at 390 px', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  const as = () => sessionAt(application.url, passwordSignIn(application.url, carrier))
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    page = await application.signIn(browser, carrier, '/carrier/company', { width: 390 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  it('its administrator changes its data; a wrong phone is refused at its field', async () => {
    await button('Alterar dados').click(SOON)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Nome fantasia' }).fill('Cargas do Sul')
    await dialog.getByRole('textbox', { name: 'Telefone' }).fill('4932')
    await button('Salvar').click()
    await dialog.getByText('Informe o telefone com DDD.').waitFor(SOON)
    await isFineInEveryLook(page)
    expect(await lowTargets(page, 56)).toEqual([])
    await shoot(page, 'form')
    await dialog.getByRole('textbox', { name: 'Telefone' }).fill('49 3222-1100')
    await button('Salvar').click()
    await page.getByText('Dados da transportadora alterados com sucesso.').waitFor(SOON)
    await page.getByRole('heading', { name: 'Cargas do Sul' }).waitFor(SOON)
    expect((await as().ask(ownCarrierRoutes.company, {})).body).toMatchObject({ fantasyName: 'Cargas do Sul', phone: '4932221100' })
    await isFineInEveryLook(page)
    expect(await lowTargets(page, 56)).toEqual([])
    await shoot(page, 'page')
  })

  it('its administrator invites a person, deactivates and activates that person again, and not itself', async () => {
    await button('Convidar pessoa').click(SOON)
    await page.getByRole('textbox', { name: 'Nome' }).fill('Lia Reis')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('lia@sul.example')
    await button('Convidar').click()
    expect(await page.getByLabel('Link', { exact: true }).inputValue(SOON)).toMatch(/\/access\//)
    await button('Fechar').last().click()

    await button('Alterar Lia Reis').click(SOON)
    await isFineInEveryLook(page)
    expect(await lowTargets(page, 56)).toEqual([])
    await shoot(page, 'person')
    await button('Desativar').click(SOON)
    await page.getByText(/lia@sul.example · inativo/).waitFor(SOON)
    await button('Alterar Lia Reis').click(SOON)
    await button('Ativar').click(SOON)
    await page.getByText(/lia@sul.example$/).waitFor(SOON)

    const { body: people } = await as().ask(ownCarrierRoutes.users, {})
    const { name } = people.find(({ email }) => email !== 'lia@sul.example')!
    await button(`Alterar ${name}`).click(SOON)
    await page.getByRole('dialog').getByRole('textbox', { name: 'Nome' }).waitFor(SOON)
    expect(await button('Desativar').count()).toBe(0)
  })
})
