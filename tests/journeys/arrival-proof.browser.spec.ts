import { readFileSync } from 'node:fs'
import { gateCommands } from '@embarca/contracts/gate/routes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, lowTargets } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { onTheWay } from '../kit/on-the-way.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'
import { type Carriers, carriersOf } from '../stories/carriers.ts'

const shoot = shooter('proof')
const docks = [{ code: '1', name: 'Doca 1', vehicleTypes: [], trailerTypes: [], active: true, hours: [] }]
const BUTTON = 'Comprovante de chegada'

describe.skipIf(!hasBrowser)('the proof of arrival (Lei 11.442/2007, art. 11 § 9)', () => {
  let browser: Browser
  let application: ServedApplication
  let carriers: Carriers
  let link = ''
  let gate: { readonly conciergeId: string; readonly shippingId: string }
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    carriers = carriersOf(application.url)
    const { id, gateId } = await onTheWay(carriers, 'CHEGADA-1')
    gate = { conciergeId: gateId, shippingId: id }
    await carriers.call('admin', placeCommands.configureGate, { ...usualGateSettings, active: true, docks, id: gateId })
    await carriers.call('operador', gateCommands.checkIn, gate)
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  /** The PDF that the button saves. */
  const saved = async (page: Page) => {
    const [download] = await Promise.all([page.waitForEvent('download', SOON), page.getByRole('button', { name: BUTTON }).click(SOON)])
    return readFileSync((await download.path())!).toString('latin1')
  }

  it('is a PDF in the app of the driver who was checked in', async () => {
    const page = await application.signIn(browser, 'motorista01', '/driver', { width: 390 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: BUTTON }).waitFor(SOON)
    await isFineInEveryLook(page)
    expect(await lowTargets(page, 56)).toEqual([])
    await shoot(page, 'driver')
    const pdf = await saved(page)
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    link = /\/URI \((.+?)\)/.exec(pdf)?.[1] ?? ''
    expect(link).toContain('/arrival/')
  })
  it('opens a page for everyone: plate, place, moment and hash, and no person', async () => {
    const page = await browser.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(link)
    await page.getByText('Chegada registrada pela portaria').waitFor(SOON)
    const text = await page.locator('main').innerText()
    for (const shown of ['Metalúrgica Joinville', 'AUW9B35']) expect(text.replaceAll('-', '')).toContain(shown)
    expect(text).not.toContain('Antônio')
    await isFineInEveryLook(page)
    await shoot(page, 'page')
    await page.goto(`${link.slice(0, -2)}xx`)
    await page.getByText(/não existe mais/).waitFor(SOON)
  })
  it('is given by the gate’s people, too', async () => {
    const page = await application.signIn(browser, 'operador', `/concierge?gate=${gate.conciergeId}&id=${gate.shippingId}`)
    expect((await saved(page)).slice(0, 5)).toBe('%PDF-')
  })
})
