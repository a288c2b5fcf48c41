import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overflow, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'

describe.skipIf(!hasBrowser)('registers and settings of an administrator', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    page = await application.signIn(browser, 'admin', '/loadprofiles')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  const waitForText = (text: string) => page.getByText(text, { exact: true }).locator('visible=true').first().waitFor()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const select = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).first().click()
    await page.getByRole('option', { name: option }).first().click()
  }

  it('a profile that requires a file requires it at launch', async () => {
    await page.getByRole('link', { name: 'Novo perfil' }).click()
    await page.getByLabel('Nome').fill('Granel sólido')
    await page.getByText('Exigir anexo no lançamento').click()
    await button('Salvar').click()
    await waitForText('Cadastro salvo com sucesso.')
    await waitForText('Granel sólido')

    await page.goto(`${application.url}/new/load/`)
    await select('Perfil', 'Granel sólido')
    await page.keyboard.press('Control+Enter')
    await waitForText('Este perfil de carga exige um anexo.')
  })

  it('a profile is changed, protected from accidental leaving, and removed', async () => {
    await page.goto(`${application.url}/loadprofiles`)
    await page.getByRole('link', { name: 'Granel sólido' }).click()
    await page.getByLabel('Nome').fill('Granel líquido')
    await page.getByRole('link', { name: 'Perfis de carga' }).click()
    await waitForText('Sair sem salvar?')
    await button('Continuar editando').click()
    await button('Salvar').click()
    await button('Excluir o perfil Granel líquido').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
    await waitForText('Removido com sucesso.')
    await page.getByRole('link', { name: 'Granel líquido' }).waitFor({ state: 'detached' })
  })

  it('settings are saved together, and the form follows', async () => {
    await page.goto(`${application.url}/configs`)
    await page.getByText('Lote por carga: quantidades em caminhões').click()
    await page.getByText('Trabalhamos em dias e horas definidos').click()
    await page.getByText('Operador logístico', { exact: true }).click()
    expect(await page.getByRole('switch', { name: /Vale-pedágio/ }).isDisabled()).toBe(true)
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
    await button('Salvar').click()
    await waitForText('Configurações salvas com sucesso.')

    await page.goto(`${application.url}/load/lot-launch`)
    await page.getByRole('textbox', { name: 'Peso de uma carga' }).waitFor()
    await page.goto(`${application.url}/configs`)
    // The demo's shipper has it on.
    expect(await page.getByRole('switch', { name: /^Operador logístico/ }).isChecked()).toBe(false)
    expect(await page.getByRole('textbox', { name: 'Início' }).inputValue()).toBe('08:00')
  })

  it('other roles cannot open them', async () => {
    const other = await application.signIn(browser, 'operador', '/configs')
    await other.getByText('Acesso não permitido').first().waitFor()
  })
})
