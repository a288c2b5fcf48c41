import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { pathOf, type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'

/** Changes the stored tokens, as expiry or a revocation would. */
const withTokens = (page: Page, change: Record<string, unknown>) =>
  page.evaluate((given) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('embarca.user')) as string
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) as string), ...given }))
  }, change)

describe.skipIf(!hasBrowser)('the shell', () => {
  let browser: Browser
  let application: ServedApplication
  beforeAll(async () => {
    browser = await openBrowser()
    application = await startServedApplication()
  })
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const signIn = async (username: string, address = '/') => {
    const page = await application.signIn(browser, username, address)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    return page
  }

  it('opens the requested address after signing in (R148)', async () => {
    const page = await signIn('operador', '/loads?text=CG')
    expect(page.url()).toBe(`${application.url}/loads?text=CG`)
    await page.context().close()
  })

  it('moves the focus to the beginning of a newly opened screen', async () => {
    const page = await signIn('operador', '/loads')
    const focus = () => page.evaluate(() => document.activeElement?.id)
    await page.getByRole('button', { name: 'Tabela', exact: true }).press('Enter')
    await page.getByRole('columnheader', { name: 'ID da Carga' }).waitFor()
    await expect.poll(focus).toBe('content')
    await page.getByRole('row').nth(1).getByRole('link').first().press('Enter')
    await page.locator('.phases').waitFor()
    await expect.poll(focus).toBe('content')
    await page.context().close()
  })

  it('shows truncated text in full on hover', async () => {
    const page = await signIn('operador', '/loads')
    const card = page.locator('.load-card').first()
    const place = card.locator('.p').first()
    // A live board redraws its cards: the text is truncated and must be hovered again.
    const rest = async () => {
      await place.evaluate((element) => element.setAttribute('style', 'width: 40px'))
      const { x, y } = (await place.boundingBox()) ?? { x: 0, y: 0 }
      await page.mouse.move(x + 5, y + 5)
      await page.mouse.move(x + 6, y + 5)
      return { x, y }
    }
    const { x, y } = await rest()
    const fullText = (await place.innerText()).replace(/\s+/g, ' ').trim()
    const tooltipText = async () => {
      const title = await card.locator('.code').getAttribute('title')
      if (title === null) await rest()
      return title
    }
    await expect.poll(tooltipText, { interval: 300, ...SOON }).toBe(fullText)
    await page.mouse.move(x + 60, y - 20)
    await expect.poll(() => card.locator('.code').getAttribute('title')).toBeNull()
    await page.context().close()
  })

  it('shows that a screen is not permitted, in both themes without an accessibility fault (R151)', async () => {
    const page = await signIn('canhotos', '/new/load/')
    for (const theme of ['light', 'dark']) {
      await page.evaluate((chosen) => localStorage.setItem('embarca.theme', chosen), theme)
      await page.reload()
      await page.getByRole('heading', { name: 'Acesso não permitido' }).waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Atalhos do teclado' }).waitFor()
      expect(await violations(page)).toEqual([])
    }
    await page.context().close()
  })

  it('finds a load by the keyboard alone', async () => {
    const page = await signIn('admin')
    const code = await page.locator('.load-card a.code').first().innerText()
    await page.keyboard.press('Control+k')
    await page.keyboard.type(code)
    await page.getByRole('option', { name: code }).first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: code }).waitFor()
    expect(pathOf(page)).toMatch(/^\/loads\/[^/]+\/details$/)
    await page.context().close()
  })

  it('changes the operation group, never to the current one', async () => {
    const page = await signIn('admin')
    const switcher = page.getByRole('button', { name: /^Grupo de operação/ })
    const before = await switcher.innerText()
    await switcher.click()
    const save = page.getByRole('button', { name: 'Salvar' })
    expect(await save.isDisabled()).toBe(true)
    await page.getByRole('radio', { checked: false }).first().check()
    await save.click()
    await page.getByRole('heading', { level: 1, name: 'Cargas' }).waitFor()
    await expect.poll(() => switcher.innerText()).not.toBe(before)
    await page.context().close()
  })

  it('refreshes once for two tabs, before a token ends and after one is refused', async () => {
    const page = await signIn('operador')
    const other = await page.context().newPage()
    await other.goto(`${application.url}/loads`)
    await other.locator('.bar').waitFor()
    for (const change of [{ expires_at: Math.floor(Date.now() / 1000) + 5 }, { access_token: 'x.y.z' }]) {
      let refreshes = 0
      const count = (request: { url: () => string }) => {
        if (request.url().endsWith('/token')) refreshes += 1
      }
      page.context().on('request', count)
      await withTokens(page, change)
      await Promise.all([page.reload(), other.reload()])
      await Promise.all([page.locator('.load-card a.code').first().waitFor(), other.locator('.load-card a.code').first().waitFor()])
      expect(refreshes).toBe(1)
      page.context().off('request', count)
    }
    await page.context().close()
  })

  it('signs out with its message when the session cannot be renewed (R150)', async () => {
    const page = await signIn('operador')
    await withTokens(page, { access_token: 'x.y.z', refresh_token: 'gone' })
    await page.reload()
    await page.getByText('Sua sessão expirou. Entre novamente.').waitFor()
    await page.context().close()
  })

  it('signs out every tab, and asks for the password again (M120, R161)', async () => {
    const page = await signIn('operador')
    const other = await page.context().newPage()
    await other.goto(`${application.url}/loads`)
    await other.locator('.bar').waitFor()
    await page.getByRole('button', { name: /perfil de/ }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.getByText('Deslogado com sucesso.').waitFor()
    await other.getByText('Deslogado com sucesso.').waitFor()
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.locator('#username').waitFor()
    await page.context().close()
  })
})
