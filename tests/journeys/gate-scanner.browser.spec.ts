import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { cameraShowing } from '../kit/fake-camera.ts'
import { scans } from '../kit/keyboard-scanner.ts'
import { onTheWay } from '../kit/on-the-way.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { carriersOf } from '../stories/carriers.ts'

const steps = { requestInbound: false, inbound: true, startFinish: true }
const shoot = shooter('gate-scanner')

describe.skipIf(!hasBrowser)('codes at the gate', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  beforeAll(async () => {
    application = await startServedApplication({ loads: 10 })
    const carriers = carriersOf(application.url)
    const load = await onTheWay(carriers, 'QR-1')
    await carriers.call('admin', placeCommands.configureGate, { ...usualGateSettings, active: true, steps, id: load.gateId })
    browser = await openBrowser(cameraShowing(`embarca:${load.id}`))
    page = await application.signIn(browser, 'portaria', `/concierge?tab=expected&gate=${load.gateId}`)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }, 90_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const drawer = () => page.getByRole('dialog').first()

  it('the camera reads the QR of a load’s papers, and opens its visit', async () => {
    await page.locator('.gate-card').filter({ hasText: 'QR-1' }).waitFor()
    await page.getByRole('button', { name: 'Ler código' }).click()
    await drawer().getByRole('list', { name: 'Etapas da visita' }).waitFor()
    expect(page.url()).toContain('id=')
    await page.keyboard.press('Escape')
  })

  it('a scanner that types opens it, too, wherever the focus is, and leaves the field as it was', async () => {
    const search = page.getByPlaceholder('Placa, motorista, carga ou NF-e')
    await search.fill('QR')
    await scans(page, 'QTP1A23')
    await page.getByText('Placa: QTP1A23').waitFor()
    expect(page.url()).toContain('text=QTP1A23')
  })

  it('what nobody knows is said to be unknown; a code may be typed', async () => {
    await page.context().clearPermissions()
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'))
    })
    await page.getByRole('button', { name: 'Ler código' }).click()
    await drawer().getByText('Nenhuma câmera encontrada. Digite o código.').waitFor()
    expect(await violations(page)).toEqual([])
    await shoot(page, 'typed')
    await drawer().getByLabel('Código').fill('ABC-123-XYZ')
    await drawer().getByRole('button', { name: 'Usar código' }).click()
    await page.getByText('Código desconhecido: ABC-123-XYZ').waitFor()
  })
})
