import { seedDemoAccounts } from '@embarca/services/identity/demo-accounts.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overflow, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type RunningIdentity, startIdentity, visitor } from '../kit/identity.ts'
import { newContext } from '../kit/visitor.ts'

describe.skipIf(!hasBrowser)('the pages of identity', () => {
  let browser: Browser
  let server: RunningIdentity
  beforeAll(async () => {
    browser = await openBrowser()
    server = await startIdentity({ createShipper: async () => ({ shipperId: 's', groupId: 'g1', userId: 'u' }) })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })
  const open = async (address: string, colorScheme: 'light' | 'dark', width: number) => {
    const context = await newContext(browser, { viewport: { width, height: 844 }, colorScheme })
    const page = await context.newPage()
    await page.goto(`${server.publicUrl}${address.replace(server.publicUrl, '')}`)
    return page
  }
  const login = () => visitor(server).authorization()

  it.each([
    ['light', 1440],
    ['light', 390],
    ['dark', 1440],
    ['dark', 390],
  ] as const)('have no accessibility fault: %s, %i px wide', async (scheme, width) => {
    const link = server.identity.firstStartLink()
    for (const address of [login(), ...(link ? [link] : []), '/auth/realms/embarca/login/gone']) {
      const page = await open(address, scheme, width)
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await page.context().close()
    }
  })

  it('signs in by keyboard alone, also after a wrong password (M139, R150)', async () => {
    await seedDemoAccounts(server.store, server.identity.accounts)
    const page = await open(login(), 'light', 1440)
    await page.locator('#username:focus').waitFor()
    await page.keyboard.type('operador')
    await page.keyboard.press('Tab')
    await page.keyboard.type('errada')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Usuário ou senha incorretos.').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.getByLabel('Usuário').inputValue()).toBe('operador')
    await page.locator('#password:focus').waitFor()
    await page.keyboard.type('embarca')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\?code=/)

    await page.goto(`${server.publicUrl}/auth/realms/embarca/protocol/openid-connect/logout`)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.waitForURL(`${server.publicUrl}/`)
    await page.goto(`${server.publicUrl}${login()}`)
    await page.getByLabel('Senha').waitFor()
  })
})
