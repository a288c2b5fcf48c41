import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, overflow, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'

const shoot = shooter('checklist-items')

describe.skipIf(!hasBrowser)('the questions of a checklist', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    page = await application.signIn(browser, 'admin', '/loads')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await application?.close()
  })

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const row = (name: string | RegExp) => page.getByRole('row', { name })
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  const settled = async () => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
  }

  it('open from the menu, and are added with what is wrong said at the field (C370, Y19)', async () => {
    await page.getByRole('button', { name: 'Helena Marques' }).click()
    await page.getByRole('menuitem', { name: 'Configuração de checklist' }).click()
    await row(/Número do lacre/).waitFor()
    await page.keyboard.press('n')
    await page.waitForURL(/checklist-items\/new$/)
    await choose('Tipo de resposta', 'Número')
    await field('Mínimo').fill('-12')
    await field('Máximo').fill('-18')
    await button('Salvar').click()
    for (const text of ['Escreva a pergunta.', 'O máximo não pode ser menor que o mínimo.']) await page.getByText(text).waitFor()
    expect([await overflow(page), await violations(page)]).toEqual([0, []])
    await field('Pergunta').fill('Temperatura do baú')
    await field('Mínimo').fill('-18')
    await field('Máximo').fill('-12')
    await field('Unidade').fill('°C')
    await isFineInEveryLook(page)
    await shoot(page, 'form')
    await settled()
    await button('Salvar').click()
    await page.getByText('Cadastro salvo com sucesso.').waitFor()
    await row(/Temperatura do baú/)
      .getByText('−18 a −12 °C')
      .waitFor()
  })

  it('are changed, each time as a new version, and removed after a question', async () => {
    await page.getByRole('link', { name: 'Temperatura do baú' }).click()
    await field('Pergunta').fill('Temperatura do baú na doca')
    await page.getByRole('checkbox', { name: /^Obrigatória/ }).uncheck()
    await page.keyboard.press('Control+Enter')
    await row(/na doca/).waitFor()
    expect(await row(/na doca/).innerText()).toMatch(/Entrada\s+Número\s+−18 a −12 °C[\s\S]+2\s+Ativo/)
    // A row that is entered or left changes its colour gradually.
    await page.mouse.move(0, 0)
    await isFineInEveryLook(page)
    await shoot(page, 'list')
    await settled()
    await button('Excluir Temperatura do baú na doca').click()
    await page.getByRole('dialog').getByText('As respostas já dadas continuam nas visitas.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
    await row(/na doca/).waitFor({ state: 'hidden' })
  })

  it('are read by an operator, who changes none', async () => {
    const operator = await application.signIn(browser, 'operador', '/checklist-items')
    await operator.getByRole('row', { name: /Número do lacre/ }).waitFor()
    expect(await operator.getByRole('link', { name: 'Novo item' }).count()).toBe(0)
    await operator.context().close()
  })
})
