import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { pathOf, type ServedApplication, startServedApplication } from '../kit/served-application.ts'

const SHOTS = process.env['SHOTS']

describe.skipIf(!hasBrowser)('notices and operation groups in the shell', () => {
  let browser: Browser
  let application: ServedApplication
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const menu = async (page: Awaited<ReturnType<ServedApplication['signIn']>>, name: string) => {
    await page.getByRole('button', { name: /perfil de/ }).click()
    await page.getByRole('menuitem', { name }).click()
  }

  it('shows the notices once a day, one after the other (M082, M083, M084, M085, R136, R162, C032)', async () => {
    const page = await application.signIn(browser, 'operador', '/loads', { notices: true })
    const modal = page.getByRole('dialog', { name: 'Avisos' })
    await modal.waitFor()
    expect((await modal.boundingBox())?.width).toBe(900)
    const first = await modal.getByRole('heading', { level: 3 }).textContent()
    expect(await modal.getByRole('button', { name: 'Voltar' }).count()).toBe(0)
    expect(await violations(page)).toEqual([])
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/notice-1440.png` })
    await modal.getByRole('button', { name: 'Próximo' }).click()
    expect(await modal.getByRole('heading', { level: 3 }).textContent()).not.toBe(first)
    await modal.getByRole('button', { name: 'Voltar' }).click()
    expect(await modal.getByRole('heading', { level: 3 }).textContent()).toBe(first)
    await modal.getByRole('button', { name: 'Próximo' }).click()
    await modal.locator('.sheet-foot').getByRole('button', { name: 'Fechar' }).click()
    await modal.waitFor({ state: 'hidden' })
    await page.reload()
    await page.locator('.load-column, .board').first().waitFor()
    expect(await modal.isVisible()).toBe(false)
    await page.context().close()
  })

  it('shows "Nenhum aviso no momemto" where there is none (M086)', async () => {
    const page = await application.signIn(browser, 'operador', '/loads')
    await page.route('**/webshipper/notices', (route) => route.fulfill({ json: [] }))
    await menu(page, 'Avisos')
    await page.getByRole('dialog', { name: 'Avisos' }).getByText('Nenhum aviso no momemto').waitFor()
    await page.keyboard.press('Escape')
    await menu(page, 'Fale com o suporte')
    const support = page.getByRole('dialog', { name: 'Fale com o suporte' })
    await support.getByText(/Ana Martins, .*Serra Azul/).waitFor()
    expect(await support.getByRole('link').getAttribute('href')).toMatch(/^mailto:suporte@/)
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/support-1440.png` })
    await page.context().close()
  })

  it('changes the operation group only to another one, through the loading screen and back (R158, R159, R160, C028)', async () => {
    const page = await application.signIn(browser, 'admin', '/loads/history')
    const titles: string[] = []
    page.on('framenavigated', (frame) => titles.push(new URL(frame.url()).pathname))
    await page.getByRole('button', { name: /Grupo de operação: .*Trocar/ }).click()
    const modal = page.getByRole('dialog', { name: 'Trocar grupo de operação' })
    const save = modal.getByRole('button', { name: 'Salvar' })
    expect(await save.isDisabled()).toBe(true)
    const other = modal.locator('input:not(:checked)').first()
    await other.check()
    expect(await save.isDisabled()).toBe(false)
    await modal.locator('label', { hasText: 'atual' }).locator('input').check()
    expect(await save.isDisabled()).toBe(true)
    await other.check()
    const again = page.waitForResponse((reply) => reply.url().endsWith('/webshipper/user/info'))
    await save.click()
    expect(await (await again).json()).toHaveProperty('activeOperationGroupId')
    await page.waitForURL('**/loads/history')
    expect(titles).toContain('/loadingScreen')
    expect(pathOf(page)).toBe('/loads/history')
    await page.context().close()

    const one = await application.signIn(browser, 'admin.b', '/loads')
    expect(await one.getByRole('button', { name: /Grupo de operação/ }).count()).toBe(0)
    await one.context().close()
  })
})
