import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'

const shoot = shooter('blocks')

describe.skipIf(!hasBrowser)('blocked carriers', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    page = await application.signIn(browser, 'operador', '/blockedTransporters')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('are blocked for a reason until a day, listed, and released for a reason (C377)', async () => {
    await page.getByText('Nenhuma transportadora bloqueada.').waitFor()
    await page.getByRole('link', { name: 'Bloquear transportadora' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('combobox', { name: 'Transportadora' }).click()
    await page.getByRole('option').first().click()
    await drawer.getByRole('combobox', { name: 'Tipo de motivo' }).click()
    await page.getByRole('option', { name: 'Segurança' }).click()
    await drawer.getByRole('textbox', { name: 'Motivo', exact: true }).fill('Excesso de velocidade')
    await drawer.getByRole('textbox', { name: 'Até', exact: true }).fill('01/01/2020')
    await shoot(page, 'form')
    await drawer.getByRole('button', { name: 'Cadastrar' }).click()
    await drawer.getByText('O bloqueio não pode terminar no passado.').waitFor()
    await drawer.getByRole('textbox', { name: 'Até', exact: true }).fill('')
    await drawer.getByRole('button', { name: 'Cadastrar' }).click()
    await page.getByText('Segurança: Excesso de velocidade').waitFor()
    await isFineInEveryLook(page)
    await shoot(page, 'list')

    await page.getByRole('button', { name: /^Liberar / }).click()
    await page.getByRole('textbox', { name: 'Motivo da liberação' }).fill('Regularizou')
    await page.getByRole('button', { name: 'Liberar', exact: true }).click()
    await page.getByText('Nenhuma transportadora bloqueada.').waitFor()
    expect(await page.getByText('Excesso de velocidade').count()).toBe(0)
  })
})
