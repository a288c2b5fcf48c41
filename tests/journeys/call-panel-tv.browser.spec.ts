import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'

const shoot = shooter('call-panel-tv')
const phone = { width: 390, height: 844 }

describe.skipIf(!hasBrowser)('a TV without a keyboard shows calls (Y17)', () => {
  let browser: Browser
  let application: ServedApplication
  let tv: Page
  let staff: Page
  let code: string
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 20 })])
    staff = await application.signIn(browser, 'operador', '/settings/panels')
    await staff.setViewportSize(phone)
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' })
    tv = await context.newPage()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await application?.close()
  })
  const shownCode = async () => {
    const letters = tv.getByText(/^[B-Z]{4}-[B-Z]{4}$/)
    await letters.waitFor(SOON)
    return letters.innerText()
  }

  it('it shows a code and its QR, and no login', async () => {
    await tv.goto(`${application.url}/tv`)
    code = await shownCode()
    await tv.getByRole('img', { name: 'Código QR para ligar este painel' }).waitFor(SOON)
    await isFineInEveryLook(tv)
    await shoot(tv, 'code')
    await tv.setViewportSize({ width: 1920, height: 1080 })
  })

  it('staff find no code that no TV shows; what they typed stays', async () => {
    await staff.getByText('Nenhuma TV ligada').waitFor(SOON)
    await staff.getByRole('link', { name: 'Ligar painel' }).click()
    await staff.getByRole('textbox', { name: 'Código' }).fill('BBBB-CCCC')
    await staff.getByRole('textbox', { name: 'Nome' }).fill('Pátio')
    await staff.getByRole('button', { name: /^Salvar/ }).click()
    await staff.getByText('Código não encontrado ou vencido. Confira o código que a TV mostra.').first().waitFor(SOON)
    expect(await staff.getByRole('textbox', { name: 'Nome' }).inputValue()).toBe('Pátio')
  })

  it('a phone that read the QR admits it, and the calls open by themselves', async () => {
    await staff.goto(`${application.url}/settings/panels/new?code=${code}`)
    await staff.getByRole('textbox', { name: 'Nome' }).fill('Pátio')
    await isFineInEveryLook(staff)
    await shoot(staff, 'admit')
    await staff.setViewportSize(phone)
    await staff.getByRole('button', { name: /^Salvar/ }).click()
    await staff.getByText('O painel foi ligado.').first().waitFor(SOON)
    await tv.getByRole('region', { name: /^Painel de chamadas/ }).waitFor(SOON)
    await tv.getByText('Nenhum chamado no histórico').waitFor(SOON)
    await tv.reload()
    await tv.getByRole('region', { name: /^Painel de chamadas/ }).waitFor(SOON)
  })

  it('it is listed, and revoked: the TV shows a code again, never a login', async () => {
    await staff.goto(`${application.url}/settings/panels`)
    await staff.getByRole('link', { name: 'Pátio' }).waitFor(SOON)
    await isFineInEveryLook(staff)
    await shoot(staff, 'list')
    await staff.setViewportSize(phone)
    await staff
      .getByRole('button', { name: /^Remover|^Excluir|^Desligar/ })
      .first()
      .click()
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: /^Remover|^Excluir|^Desligar/ })
      .click()
    await staff.getByText('O painel foi desligado.').first().waitFor(SOON)
    expect(await shownCode()).not.toBe(code)
  })
})
