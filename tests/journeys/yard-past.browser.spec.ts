import { gateCommands } from '@embarca/contracts/gate/routes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { onTheWay } from '../kit/on-the-way.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { carriersOf } from '../stories/carriers.ts'

const steps = { requestInbound: false, inbound: true, startFinish: true }
const shoot = shooter('yard-past')

describe.skipIf(!hasBrowser)('the yard as it was', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    const carriers = carriersOf(application.url)
    const [gone, waits] = [await onTheWay(carriers, 'ONTEM-1'), await onTheWay(carriers, 'ONTEM-2')]
    const { gateId } = gone
    await carriers.call('admin', placeCommands.configureGate, { ...usualGateSettings, active: true, steps, id: gateId })
    const taken = ['checkIn', 'checkInbound', 'startCollect', 'finishCollect', 'checkOutbound'] as const
    for (const step of taken) await carriers.call('admin', gateCommands[step], { conciergeId: gateId, shippingId: gone.id } as never)
    await carriers.call('admin', gateCommands.checkIn, { conciergeId: gateId, shippingId: waits.id })
    page = await application.signIn(browser, 'expedicao', `/dispatchment?view=heat&gate=${gateId}`)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 90_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('a heatmap of weekdays and hours leads down to the visits', async () => {
    const cell = page.locator('.heat-cell:enabled').first()
    await cell.waitFor()
    await isFineInEveryLook(page)
    await shoot(page, 'heat')
    await page.setViewportSize({ width: 1440, height: 900 })
    const counted = Number(await cell.textContent())
    await cell.click()
    const visits = page.getByRole('region', { name: 'Visitas da célula' })
    await visits.getByRole('listitem').first().waitFor()
    expect(await visits.getByRole('listitem').count()).toBe(counted)
    await page.getByRole('button', { name: 'Ocupação das docas' }).click()
    await page.getByRole('table', { name: 'Ocupação das docas por dia da semana e hora' }).waitFor()
    await visits.getByRole('button').first().click()
    await page.getByRole('dialog').first().getByRole('list', { name: 'Etapas da visita' }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('a slider shows the yard at any past instant', async () => {
    await page.getByRole('button', { name: 'Linha do tempo' }).click()
    const slider = page.getByRole('slider', { name: 'Instante' })
    await slider.waitFor()
    const shown = () => page.locator('.past-group li').count()
    expect(await shown()).toBeGreaterThan(0)
    await slider.press('Home')
    await vi.waitFor(async () => expect(await shown()).toBe(0))
    await page.getByRole('button', { name: 'Mudança seguinte' }).click()
    await vi.waitFor(async () => expect(await shown()).toBe(1))
    await slider.press('End')
    await isFineInEveryLook(page)
    await shoot(page, 'day')
  })
})
