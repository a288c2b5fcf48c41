import { driverLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isFineInEveryLook, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { onTheWay } from '../kit/on-the-way.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'
import { waitForToastOn } from '../kit/toast.ts'
import { type Carriers, carriersOf } from '../stories/carriers.ts'

const shoot = shooter('gate')
const docks = ['1', '2'].map((code) => ({ code, name: `Doca ${code}`, vehicleTypes: [], trailerTypes: [], active: true, hours: [] }))
const LEAST_TARGET = 56
const tablet = { width: 1024, height: 768 }

describe.skipIf(!hasBrowser)('the gate on a tablet', () => {
  let browser: Browser
  let application: ServedApplication
  let carriers: Carriers
  let page: Page
  let id: string
  let gateId: string
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 20 })])
    carriers = carriersOf(application.url)
    const load = await onTheWay(carriers, 'PATIO-1')
    id = load.id
    gateId = load.gateId
    await onTheWay(carriers, 'PATIO-2')
    await carriers.call('admin', placeCommands.configureGate, { ...usualGateSettings, active: true, docks, id: load.gateId })
    page = await application.signIn(browser, 'portaria', `/concierge?tab=expected&gate=${load.gateId}`)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(tablet)
  }, 90_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const card = (code: string) => page.locator('.gate-card').filter({ hasText: code })
  const tab = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const press = (name: string) => card('PATIO-1').getByRole('button', { name, exact: true }).click()
  const said = (text: string) => waitForToastOn(page, text)
  const status = async () => (await carriers.call('operador', loadDetailsRoutes.details, { id })).statusCode
  const drawer = () => page.getByRole('dialog').first()

  it('lists who is expected, in every look', async () => {
    await card('PATIO-1').waitFor()
    await isFineInEveryLook(page)
    await shoot(page, 'expected')
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize(tablet)
  })

  it('checks a truck in with two taps, on targets for gloves, and the load follows (M297)', async () => {
    const button = card('PATIO-1').getByRole('button', { name: 'Check-in', exact: true })
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(LEAST_TARGET)
    await button.click()
    await said('Motorista aguardando entrada.')
    await vi.waitFor(async () => expect(await status()).toBe('IN_COLLECT'), SOON)
    await tab('Fila')
    await card('PATIO-1').getByText('Na Portaria').waitFor()
    await card('PATIO-1')
      .getByText(/^1º: chegou/)
      .waitFor()
  })

  it('the driver’s app leaves the step to the gate (Y6)', async () => {
    const { ok, body } = await carriers.as('motorista01').ask(driverLoadCommands.finishCollect, { id })
    expect([ok, (body as unknown as { messages: string[] }).messages]).toEqual([false, ['A portaria registra esta etapa.']])
  })

  it('calls the driver to a dock, and lets the truck in (M294, M298)', async () => {
    await press('Chamar para a doca')
    await page.getByRole('dialog').getByRole('button', { name: '2 Doca 2' }).waitFor()
    expect(await violations(page)).toEqual([])
    await shoot(page, 'docks')
    await page.setViewportSize(tablet)
    await page.getByRole('dialog').getByRole('button', { name: '2 Doca 2' }).click()
    await said('Notificação de entrada enviada à portaria.')
    await card('PATIO-1').getByText('Doca 2').waitFor()
    await press('Registrar entrada')
    await said('Motorista entrou para coleta.')
  })

  it('goes back and forth in the drawer, and takes a comment (M296, M226)', async () => {
    await tab('No pátio')
    await page.getByRole('button', { name: /PATIO-1/ }).click()
    await drawer().getByRole('list', { name: 'Etapas da visita' }).waitFor()
    expect(await violations(page)).toEqual([])
    await shoot(page, 'visit')
    await page.setViewportSize(tablet)
    await drawer().getByRole('button', { name: 'Desfazer entrada' }).click()
    await said('A ação foi realizada com sucesso.')
    await drawer().getByRole('button', { name: 'Registrar entrada' }).click()
    await drawer().getByRole('button', { name: 'Iniciar carregamento' }).click()
    await drawer().getByRole('button', { name: 'Finalizar carregamento' }).click()
    await said('Motorista finalizou a coleta.')
    await drawer().getByRole('textbox', { name: 'Nova observação' }).fill('Lona rasgada, foto enviada.')
    await drawer().getByRole('button', { name: 'Adicionar observação' }).click()
    await said('Observação adicionada ao carregamento.')
    await drawer().getByText('Lona rasgada, foto enviada.').waitFor()
    await vi.waitFor(async () => expect(await status()).toBe('COLLECT_DONE'), SOON)
  })

  it('counts the axes of the truck, each fault at its field (C269, C270)', async () => {
    const dialog = page.getByRole('dialog', { name: 'Eixos do veículo' })
    await drawer().getByRole('button', { name: 'Eixos do veículo' }).click()
    await dialog.getByLabel(/^Eixos de/).fill('1')
    await dialog.getByRole('button', { name: 'Confirmar' }).click()
    await dialog.getByText('Informe de 2 a 9 eixos.').waitFor()
    await shoot(page, 'axes')
    await dialog.getByLabel(/^Eixos de/).fill('6')
    await dialog.getByText('Lembrar eixos').click()
    await dialog.getByRole('button', { name: 'Confirmar' }).click()
    await dialog.waitFor({ state: 'hidden' })
  })

  it('registers the exit, and the load is in transit (M299)', async () => {
    await drawer().getByRole('button', { name: 'Registrar saída' }).click()
    await vi.waitFor(async () => expect(await status()).toBe('IN_TRANSIT'), SOON)
    await page.keyboard.press('Escape')
    await tab('Saíram')
    await card('PATIO-1').getByText('Saída Registrada').waitFor()
    await shoot(page, 'left')
  })

  it('every step may be taken back, one by one (R243)', async () => {
    await tab('Esperados')
    await card('PATIO-2').getByRole('button', { name: 'Check-in', exact: true }).click()
    await tab('Fila')
    await page.getByRole('button', { name: /PATIO-2/ }).click()
    const act = (name: string) => drawer().getByRole('button', { name, exact: true }).click()
    await act('Chamar para a doca')
    await page.getByRole('dialog').getByRole('button', { name: '1 Doca 1' }).click()
    for (const name of ['Registrar entrada', 'Iniciar carregamento', 'Finalizar carregamento']) await act(name)
    for (const name of ['Desfazer fim', 'Desfazer início', 'Desfazer entrada', 'Cancelar chamada', 'Desfazer check-in']) await act(name)
    await drawer().getByText('Aguardando Chegada').first().waitFor()
    await page.keyboard.press('Escape')
    await tab('Esperados')
    await card('PATIO-2').waitFor()
  })

  it('staff revoke the proof of an arrival, and take an exit back', async () => {
    const staff = await application.signIn(browser, 'admin', `/concierge?tab=left&gate=${gateId}&id=${id}`)
    const opened = staff.getByRole('dialog').first()
    await opened.getByRole('button', { name: 'Revogar comprovante' }).click()
    await staff.getByRole('button', { name: 'Revogar', exact: true }).click()
    await waitForToastOn(staff, 'A ação foi realizada com sucesso.')
    await opened.getByRole('button', { name: 'Desfazer saída' }).click()
    await vi.waitFor(async () => expect(await status()).toBe('COLLECT_DONE'), SOON)
    await staff.context().close()
  })
})
