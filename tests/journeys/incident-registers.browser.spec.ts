import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'

const shoot = shooter('incidents')

describe.skipIf(!hasBrowser)('the registers of incidents (readings o59)', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    page = await application.signIn(browser, 'admin', '/loads')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const row = (name: string) => page.getByRole('row', { name })
  const dialog = () => page.getByRole('dialog')
  const wide = async () => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
  }

  it('are three lists on one screen, each at an address of its own', async () => {
    await button('Ocorrências: mais telas').click()
    await page.getByRole('menuitem', { name: 'Tipos de ocorrência' }).click()
    await row('Avaria na mercadoria').waitFor()
    expect(await row('Avaria na mercadoria').innerText()).toMatch(/Mercadoria\s+Alta\s+Afeta o OTIF\s+Ativo/)
    await isFineInEveryLook(page)
    await wide()
    await shoot(page, 'types')
    await button('Resoluções').click()
    await page.waitForURL(/only=resolutions/)
    for (const name of ['Reentrega', 'Devolução', 'Indenização', 'Abono', 'Sem procedência', 'Outros']) await row(name).waitFor()
    await button('Departamentos').click()
    await page.waitForURL(/only=departments/)
    await row('Qualidade').waitFor()
    await wide()
    await shoot(page, 'departments')
  })

  it('a department is added, renamed and removed', async () => {
    await page.keyboard.press('n')
    await dialog().getByRole('button', { name: 'Cadastrar' }).click()
    await dialog().getByText('Informe o nome.').waitFor()
    expect(await violations(page)).toEqual([])
    await dialog().getByRole('textbox', { name: 'Nome' }).fill('Almoxarifado')
    await page.keyboard.press('Enter')
    await row('Almoxarifado').waitFor()
    await page.getByRole('link', { name: 'Almoxarifado' }).click()
    await dialog().getByRole('textbox', { name: 'Nome' }).fill('Armazém')
    await dialog().getByRole('button', { name: 'Salvar' }).click()
    await row('Armazém').waitFor()
    await button('Excluir o departamento Armazém').click()
    await dialog().getByRole('button', { name: 'Excluir' }).click()
    await row('Armazém').waitFor({ state: 'detached' })
  })

  it('a type stops being offered without being removed', async () => {
    await button('Tipos').click()
    await page.getByRole('link', { name: 'Cliente ausente' }).click()
    await dialog().getByRole('checkbox', { name: 'Ativo' }).waitFor()
    await wide()
    await shoot(page, 'type')
    await dialog().getByRole('checkbox', { name: 'Ativo' }).uncheck()
    await dialog().getByRole('button', { name: 'Salvar' }).click()
    await dialog().waitFor({ state: 'detached' })
    expect(await row('Cliente ausente').innerText()).toMatch(/Não afeta\s+Inativo/)
  })
})
