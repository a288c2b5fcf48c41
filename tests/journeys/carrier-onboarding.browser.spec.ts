import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'

describe.skipIf(!hasBrowser)('carriers', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    page = await application.signIn(browser, 'admin', '/transporters')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name })

  it('are listed with their status and filtered in the address', async () => {
    await page.getByRole('table', { name: 'Transportadoras' }).waitFor()
    await isFineInEveryLook(page)
    await page.getByRole('searchbox').fill('serra')
    await page.keyboard.press('Enter')
    await page.waitForURL(/text=serra/)
    await page.getByRole('row', { name: /Serra/ }).first().waitFor()
  })

  it('are added by CNPJ; typed where no registry answers; the first administrator gets a link', async () => {
    await page.goto(`${application.url}/transporters`)
    await button('Adicionar').click()
    await field('CNPJ').fill('11444777000161')
    await page.keyboard.press('Enter')
    await page.getByText('A consulta de empresas não está configurada').waitFor()
    await field('Razão social').fill('Expresso Serrano Ltda')
    await field('Nome *')
      .or(page.getByLabel('Nome', { exact: true }))
      .first()
      .fill('Nara Lopes')
    await field('E-mail').fill('nara@serrano.example')
    await button('Cadastrar').click()
    await page.getByText('Transportador cadastrado com sucesso.').waitFor()
    expect(await page.getByLabel('Link').inputValue()).toMatch(/\/access\//)
    await button('Fechar').last().click()
    await page.getByRole('link', { name: 'Expresso Serrano Ltda' }).click()
    await page.getByRole('heading', { name: 'Expresso Serrano Ltda' }).waitFor()
    await isFineInEveryLook(page)
  })

  it('ask to work for the company and are accepted from the mail icon', async () => {
    const other = await application.signIn(browser, 'admin.b', '/invites')
    const asked = other.getByRole('row', { name: /Recebido/ }).first()
    await asked.getByRole('button', { name: 'Aceitar' }).click()
    await other
      .getByRole('row', { name: /Recebido.*Aceito/ })
      .first()
      .waitFor()
  })
})
