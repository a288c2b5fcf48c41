import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overflow, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'
import { tabTo } from '../kit/visitor.ts'

const CHIPS = '.attention-chip'

describe.skipIf(!hasBrowser)('what needs someone, above the board', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  const chip = (name: string | RegExp, on = page) => on.locator(CHIPS).filter({ hasText: name })
  const chosen = (on = page) => on.locator(`${CHIPS}[aria-pressed="true"]`)
  /** The chips with loads behind them, and how many. */
  const counted = async (on = page) => {
    await expect.poll(() => on.locator(`${CHIPS} b`).first().innerText(), SOON).toMatch(/^\d+$/)
    const labels = await on.locator(CHIPS).evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''))
    return labels.map((label) => {
      const [name = '', count = ''] = label.split(': ')
      return { name, count }
    })
  }
  const countOf = async (name: string, on = page) => Number((await counted(on)).find((one) => one.name.startsWith(name))?.count)
  const someCounted = async () => (await counted()).filter(({ count }) => Number(count) > 0)
  const numberIn = async (selector: string, on = page) =>
    (await on.locator(selector).allInnerTexts()).reduce((sum, text) => sum + Number(text), 0)
  const address = (on = page) => new URL(on.url()).searchParams

  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 200 })])
    page = await application.signIn(browser, 'operador', '/loads')
    await page.locator('.load-column.in_progress article').first().waitFor(SOON)
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('each number is that of the loads that its chip filters the board and the table to', async () => {
    const needed = await someCounted()
    expect(needed.length).toBeGreaterThan(1)
    for (const { name, count } of needed) {
      await chip(name).click()
      await expect.poll(() => address().get('attention'), SOON).not.toBeNull()
      await expect.poll(() => numberIn('.load-column .count'), SOON).toBe(Number(count))
      await expect.poll(() => page.locator('.load-column article').count(), SOON).toBe(Math.min(Number(count), 20))
      await page.getByRole('button', { name: 'Tabela' }).click()
      await expect.poll(() => numberIn('.table-tab b'), SOON).toBe(Number(count))
      await page.locator('tbody tr').first().waitFor(SOON)
      await page.getByRole('button', { name: 'Quadro' }).click()
      await chosen().click()
      await expect.poll(() => address().get('attention'), SOON).toBeNull()
    }
    expect(await violations(page)).toEqual([])
  }, 60_000)

  it('is reached by keyboard, named with its number, and follows back, forward and a copied link', async () => {
    const [{ name, count } = { name: '', count: '' }] = await someCounted()
    await page.getByRole('button', { name: `${name}: ${count}`, exact: true }).waitFor(SOON)
    await page.locator('body').press('/')
    await tabTo(page, `${name}: ${count}`)
    await page.keyboard.press('Enter')
    await chosen().waitFor(SOON)
    await page.goBack()
    await chosen().waitFor({ state: 'hidden', ...SOON })
    await page.goForward()
    await chosen().waitFor(SOON)
    const colleague = await application.signIn(browser, 'operador', new URL(page.url()).search.replace(/^/, '/loads'))
    await expect.poll(() => chosen(colleague).innerText(), SOON).toContain(count)
    await expect.poll(() => numberIn('.load-column .count', colleague), SOON).toBe(Number(count))
    await colleague.context().close()
    await chosen().click()
  }, 30_000)

  it('a quiet chip leaves nothing, and one button shows everything again (M034)', async () => {
    // Of the demo's operation groups, the smaller one has no load that is late.
    const other = await application.signIn(browser, 'operador.sul', '/loads')
    const quiet = (await counted(other)).find(({ count }) => count === '0')!
    await chip(quiet.name, other).click()
    await other.getByText('Não possui cargas no momento...').first().waitFor(SOON)
    await other.getByRole('button', { name: 'Mostrar todas as cargas' }).first().click()
    await other.locator('.load-column article').first().waitFor(SOON)
    expect([...address(other).keys()].filter((key) => key !== 'column')).toEqual([])
    await other.context().close()
  })

  it('shows each role what it can decide', async () => {
    const namesFor = async (user: string) => {
      const other = await application.signIn(browser, user, '/loads')
      const names = (await counted(other)).map(({ name }) => name)
      await other.context().close()
      return names
    }
    expect((await counted()).map(({ name }) => name)).not.toContain('Aprovações')
    const approver = await namesFor('aprovador')
    expect(approver).toContain('Aprovações')
    expect(approver).not.toContain('Comprovantes')
  }, 30_000)

  it('its numbers follow what others do', async () => {
    const name = 'Em risco'
    const before = await countOf(name)
    const other = await application.signIn(browser, 'operador', '/loads?view=table&column=IN_PROGRESS&attention=AT_RISK')
    await other.locator('tbody tr').first().waitFor(SOON)
    for (const key of ['j', 'x', 'c']) await other.keyboard.press(key)
    await other.getByLabel('Motivo do cancelamento').fill('Pedido cancelado pelo cliente')
    await other.getByText('1 será feita').waitFor(SOON)
    await other.keyboard.press('Control+Enter')
    await other.getByText('1 feita').waitFor(SOON)
    await expect.poll(() => countOf(name), SOON).toBe(before - 1)
    await other.context().close()
  }, 40_000)

  it('columns and table sort by the next deadline, in the address', async () => {
    await page.goto(`${application.url}/loads`)
    const sort = page.locator('.load-column.in_progress .sort')
    await page.getByRole('button', { name: 'Mais urgentes primeiro, pelo próximo prazo: Em Andamento' }).click()
    await expect.poll(() => sort.innerText(), SOON).toContain('(Mais urgentes)')
    expect(address().get('transitOrder')).toBe('urgent')
    await page.getByRole('button', { name: 'Tabela' }).click()
    await page.goto(`${page.url()}&column=IN_PROGRESS`)
    await expect.poll(() => page.locator('.table-tools .sort').innerText(), SOON).toContain('(Mais urgentes)')
    await page.locator('.table-tools .sort').click()
    await expect.poll(() => address().get('transitOrder'), SOON).toBeNull()
  })

  it('on a phone it is one row that scrolls, and a chip shows the column of its loads', async () => {
    const phone = await application.signIn(browser, 'operador', '/loads', { width: 390 })
    await phone.locator('article').first().waitFor(SOON)
    const [{ name, count } = { name: '', count: '' }] = (await counted(phone)).filter(({ count }) => Number(count) > 0)
    expect(await phone.locator(`${CHIPS}.none:visible`).count()).toBe(0)
    await chip(name, phone).click()
    await expect.poll(() => phone.locator('.slot.shown article').count(), SOON).toBe(Number(count))
    expect(await overflow(phone)).toBe(0)
    expect((await phone.locator('.attention').boundingBox())!.height).toBeLessThan(48)
    await phone.context().close()
  }, 30_000)
})
