import { demoUsers } from '@embarca/services/identity/demo-users.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { pathOf, type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'

describe.skipIf(!hasBrowser)('homes', () => {
  let browser: Browser
  let application: ServedApplication
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  /** Signs in, runs, and fails when a call of the page failed. */
  const visit = async (username: string, address: string, act: (page: Page) => Promise<void>) => {
    const refused: string[] = []
    const watch = (page: Page) =>
      page.on('response', (response) => {
        if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
      })
    const page = await application.signIn(browser, username, address, { watch })
    await act(page)
    expect(refused).toEqual([])
    await page.context().close()
  }
  const signsOut = async (page: Page) => {
    await page.getByRole('button', { name: /perfil de/ }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).waitFor(SOON)
  }

  const printed = demoUsers.filter((user) => user.printed)
  it('every login that is printed belongs to a role whose home exists', () => {
    const names = printed.map(({ username }) => username)
    expect(names).toEqual(expect.arrayContaining(['admin', 'lancador', 'canhotos', 'transportadora01', 'motorista01']))
    expect(names).toEqual(expect.arrayContaining(['portaria', 'expedicao', 'painel']))
    expect(names).not.toContain('controle')
  })

  const isStaff = ({ transporterId }: { transporterId?: string }) => transporterId === undefined
  it.each(printed.filter(isStaff).map(({ username }) => username))('%s lands on a screen with content, and can sign out', (username) =>
    visit(username, '/', async (page) => {
      const heading = page.getByRole('main').getByRole('heading').first()
      await heading.waitFor(SOON)
      expect(await heading.innerText()).not.toMatch(/em construção|não permitido|não encontrad/i)
      await signsOut(page)
    }),
  )

  it('a launcher has drafts and loads of his own, and a way to launch', () =>
    visit('lancador', '/', async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Pedidos' }).waitFor(SOON)
      expect(pathOf(page)).toBe('/orders')
      await page.getByRole('button', { name: 'Minhas cargas' }).click()
      const launched = page.getByRole('region', { name: 'Cargas lançadas' })
      await launched.getByRole('link').first().waitFor(SOON)
      await page.getByRole('region', { name: 'Rascunhos e lançamentos agendados' }).waitFor(SOON)
      await isFineInEveryLook(page)
      await launched.getByRole('link').first().click()
      await page.locator('.phases').waitFor(SOON)
      await page.goto(`${application.url}/orders?tab=mine`)
      await page.getByRole('main').getByRole('link', { name: 'Novo Frete' }).click()
      await page.getByRole('heading', { level: 1, name: 'Novo Frete' }).waitFor(SOON)
    }))

  it.each([
    ['transportadora01', '/carrier', 'Ofertas', 'Empresa'],
    ['motorista01', '/driver', 'Minha viagem', 'Conta'],
  ])('%s lands in the app of carriers, and can leave', (username, home, title, account) =>
    visit(username, '/', async (page) => {
      await page.getByRole('heading', { level: 1, name: title }).waitFor(SOON)
      expect(pathOf(page)).toBe(home)
      expect(await violations(page)).toEqual([])
      await page.getByRole('link', { name: account }).click()
      await page.getByRole('main').getByRole('button', { name: 'Sair' }).click()
      await page.getByText('Deslogado com sucesso.').waitFor(SOON)
    }),
  )

  it.each([
    ['painel', '/driver-call-panel'],
    ['expedicao', '/dispatchment'],
    ['portaria', '/concierge'],
  ])('%s lands on the screen of its work, at the first gate', (username, home) =>
    visit(username, '/', async (page) => {
      await page.getByText('CD Extrema').locator('visible=true').first().waitFor(SOON)
      expect(pathOf(page)).toBe(home)
      await isFineInEveryLook(page)
      await signsOut(page)
    }),
  )

  it('an unknown address says so and searches for what was meant', () =>
    visit('operador', '/nada/aqui', async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Página não encontrada' }).waitFor(SOON)
      expect(pathOf(page)).toBe('/nada/aqui')
      await isFineInEveryLook(page)
      await page.getByRole('searchbox').fill('canhotos')
      await page.keyboard.press('Enter')
      await page.getByRole('option', { name: /Canhotos de entrega/ }).waitFor(SOON)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Canhotos de entrega' }).waitFor(SOON)
    }))

  it('switches of modules that do not exist yet say so and cannot be changed', () =>
    visit('admin', '/configs', async (page) => {
      const tolls = page.getByRole('switch', { name: /Vale-pedágio/ })
      await tolls.waitFor(SOON)
      expect(await tolls.isDisabled()).toBe(true)
      expect(await page.locator('label').filter({ has: tolls }).innerText()).toContain('em breve')
      expect(await page.getByRole('switch', { name: /Operador logístico/ }).isEnabled()).toBe(true)
      await isFineInEveryLook(page)
    }))
})
