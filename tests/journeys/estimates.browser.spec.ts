import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCard } from '../../web/src/shared/load/card.fixture.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { TEST_NOW } from '../kit/clock.ts'
import { type BoardRequest, mockBoard } from '../kit/mock-board.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'

const after = (minutes: number) => new Date(Date.parse(TEST_NOW) + minutes * 60_000).toISOString()
/** On the road, due in eight hours; expected in five, from a position of some minutes ago. */
const driving = (code: string, changes: Partial<LoadCard>): LoadCard =>
  aCard({
    ...{ hashId: code, externalId: code, column: 'IN_PROGRESS', statusCode: 'IN_TRANSIT', status: 'Em trânsito' },
    ...{ createdDate: after(-9_000), lastStatusDate: after(-9_000), trackedAt: after(-10) },
    origins: [{ ...aCard().origins[0]!, reached: true }],
    destinations: [{ ...aCard().destinations[0]!, date: after(480) }],
    estimate: { basis: 'POSITION', at: after(-10), earliest: after(270), expectedAt: after(300), latest: after(360) },
    ...changes,
  })
const IN_PROGRESS = [
  driving('GREEN', {}),
  driving('AMBER', { risk: 'AT_RISK' }),
  driving('RED', { risk: 'LATE_EXPECTED' }),
  driving('OLD', { estimate: { basis: 'POSITION', at: after(-300), earliest: after(270), expectedAt: after(300), latest: after(360) } }),
]

describe.skipIf(!hasBrowser)('when a load is expected', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  let requests: BoardRequest[]
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
    page = await application.signIn(browser, 'operador', '/loads/history')
    requests = await mockBoard(page, { IN_PROGRESS })
    await page.goto(`${application.url}/loads`)
    await page.locator('article[data-hash="GREEN"]').waitFor(SOON)
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await application?.close()
  })
  const estimate = (code: string) => page.locator(`article[data-hash="${code}"] .eta`)
  const colour = (code: string) =>
    estimate(code)
      .locator('.status-text')
      .evaluate((text) => getComputedStyle(text).color)

  it('stands on its card as icon, text and colour: in time, at risk, late', async () => {
    for (const [code, outlook] of [
      ['GREEN', 'no prazo'],
      ['AMBER', 'em risco de atraso'],
      ['RED', 'atraso previsto'],
    ] as const) {
      expect(await estimate(code).innerText()).toMatch(/previsto (\d\d\/\d\d )?\d\d:\d\d/)
      expect(await estimate(code).textContent()).toContain(outlook)
      expect(await estimate(code).locator('svg').count()).toBe(1)
    }
    expect(new Set([await colour('GREEN'), await colour('AMBER'), await colour('RED'), await colour('OLD')]).size).toBe(4)
  })
  it('says its range and what it is computed from', async () => {
    const button = estimate('AMBER').getByRole('button', { name: /^Previsão de chegada/ })
    expect(await button.locator('.status-text').getAttribute('title')).toMatch(/entre .+ e .+ · estimativa pela última posição de/)
    await button.click()
    const panel = page.getByRole('dialog', { name: 'Previsão de chegada' })
    await panel.getByText('em risco de atraso').waitFor(SOON)
    expect(await panel.innerText()).toMatch(/entre .+ e .+\n+estimativa pela última posição de/)
    await page.keyboard.press('Escape')
  })
  it('an old position says so', async () =>
    expect(await estimate('OLD').locator('.status-text').getAttribute('title')).toContain('posição antiga, há 5 h'))
  it('is a filter of the drawer, kept in the address', async () => {
    await page.getByRole('button', { name: /^Filtros Avançados/ }).click()
    await page.getByRole('combobox', { name: /Previsão de entrega/ }).click()
    await page.getByRole('option', { name: 'Em risco ou atraso previsto' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Buscar' }).click()
    await page.waitForURL(/risk=/, SOON)
    const risks = { columnStatus: 'IN_PROGRESS', risk: ['AT_RISK', 'LATE_EXPECTED'] }
    await expect.poll(() => requests.map(({ body }) => body), SOON).toContainEqual(expect.objectContaining(risks))
    await page.reload()
    await page.getByRole('button', { name: 'Filtros Avançados, ativos' }).waitFor(SOON)
    // Other columns have no load on the road: they stay empty without a request.
    expect(requests.filter(({ body }) => body['columnStatus'] === 'NEGOTIATION' && body['risk'] !== undefined)).toEqual([])
  }, 30_000)
})
