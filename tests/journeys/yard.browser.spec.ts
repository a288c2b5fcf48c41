import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { demoUser } from '@embarca/services/identity/demo-users.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isFineInEveryLook, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { onTheWay } from '../kit/on-the-way.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'
import { type Carriers, carriersOf } from '../stories/carriers.ts'

const shoot = shooter('yard')
const docks = ['1', '2', '3'].map((code) => ({ code, name: `Doca ${code}`, vehicleTypes: [], trailerTypes: [], active: true, hours: [] }))
const tablet = { width: 1024, height: 768 }
const screenOfTv = { width: 1920, height: 1080 }

/** The test's browser has no voice: what would be sounds is written down. */
const doubledVoice = () => {
  const sounds: string[] = []
  Object.assign(globalThis, { sounds })
  const strike = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function (this: AudioContext) {
    if (sounds.at(-1) !== 'bell') sounds.push('bell')
    return strike.call(this)
  }
  class Utterance {
    text: string
    onend?: () => void
    constructor(text: string) {
      this.text = text
    }
  }
  const speechSynthesis = {
    getVoices: () => [{ lang: 'pt-BR', localService: true, name: 'Luciana' }],
    speak: (utterance: Utterance) => {
      sounds.push(utterance.text)
      setTimeout(() => utterance.onend?.(), 50)
    },
    cancel: () => undefined,
    addEventListener: () => undefined,
  }
  Object.defineProperty(globalThis, 'speechSynthesis', { value: speechSynthesis, configurable: true })
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true })
}

describe.skipIf(!hasBrowser)('the yard: from the waiting list to the exit', () => {
  let browser: Browser
  let application: ServedApplication
  let carriers: Carriers
  let gate: Page
  let yard: Page
  let panel: Page
  let driver: Page
  let id: string
  let plate: string
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 20 })])
    carriers = carriersOf(application.url)
    const load = await onTheWay(carriers, 'PATIO-7')
    id = load.id
    await carriers.call('admin', placeCommands.configureGate, { ...usualGateSettings, active: true, docks, id: load.gateId })
    plate = (await carriers.call('operador', loadDetailsRoutes.details, { id })).vehiclePrimaryPlate ?? ''
    gate = await application.signIn(browser, 'portaria', `/concierge?tab=waiting&gate=${load.gateId}`)
    yard = await application.signIn(browser, 'operador', `/dispatchment?gate=${load.gateId}`)
    const doubled = { watch: (page: Page) => void page.addInitScript(doubledVoice) }
    panel = await application.signIn(browser, 'painel', `/driver-call-panel?gate=${load.gateId}`, doubled)
    driver = await application.signIn(browser, 'motorista01', `/driver/trip/${id}`)
    for (const page of [gate, yard, panel, driver]) await page.emulateMedia({ reducedMotion: 'reduce' })
    await gate.setViewportSize(tablet)
    await panel.setViewportSize(screenOfTv)
    await driver.setViewportSize({ width: 390, height: 844 })
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const status = async () => (await carriers.call('operador', loadDetailsRoutes.details, { id })).statusCode
  const waiting = (text: string) => gate.locator('.waiting-card').filter({ hasText: text })
  const sounds = () => panel.evaluate(() => (globalThis as unknown as { sounds: string[] }).sounds)

  it('the driver says ‘Cheguei’, sees his place, and stands in the list at once (Y6, Y8)', async () => {
    await driver.getByRole('button', { name: 'Cheguei', exact: true }).click()
    const place = driver.getByRole('region', { name: 'Portaria' })
    await place.getByText('Na lista de espera', { exact: true }).waitFor(SOON)
    await place.getByText('1º').waitFor()
    expect(await violations(driver)).toEqual([])
    await shoot(driver, 'driver')
    await waiting('PATIO-7').getByText('Avisou pelo aplicativo').waitFor(SOON)
  })

  it('a driver whom nobody registered waits, too, and is removed (M300, M301)', async () => {
    await gate.getByRole('button', { name: 'Adicionar motorista' }).click()
    const dialog = gate.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'CPF do motorista' }).fill('11144477735')
    await dialog.getByText('Motorista não encontrado').waitFor()
    await dialog.getByRole('textbox', { name: 'Nome' }).fill('Ivo Prado')
    expect(await violations(gate)).toEqual([])
    await shoot(gate, 'walk-in')
    await gate.setViewportSize(tablet)
    await dialog.getByRole('button', { name: 'Adicionar à lista' }).click()
    await gate.getByLabel('Avisos do sistema').getByText('Motorista adicionado à lista de espera.').first().waitFor()
    await waiting('Ivo Prado')
      .getByText(/^2º: chegou/)
      .waitFor()
    await isFineInEveryLook(gate)
    await shoot(gate, 'waiting')
    await gate.setViewportSize(tablet)
    await waiting('Ivo Prado').getByRole('button', { name: 'Remover da lista' }).click()
    await waiting('Ivo Prado').waitFor({ state: 'detached' })
  })

  it('is checked in from the list with one tap, which ends his wait', async () => {
    await waiting('PATIO-7').getByRole('button', { name: 'Check-in', exact: true }).click()
    await waiting('PATIO-7').waitFor({ state: 'detached', ...SOON })
    await driver.getByRole('region', { name: 'Portaria' }).getByText('da fila').waitFor({ timeout: 30_000 })
  })

  it('the panel starts by one touch, and says nothing of before', async () => {
    await panel.getByText('Nenhum chamado no histórico').waitFor()
    await isFineInEveryLook(panel)
    await panel.setViewportSize(screenOfTv)
    await panel.getByRole('button', { name: 'Toque para ativar o som' }).click()
    await panel.getByRole('button', { name: 'Toque para ativar o som' }).waitFor({ state: 'detached' })
    expect(await sounds()).toEqual([])
  })

  it('the docks see him wait, and call him by a tap', async () => {
    const card = yard.locator('.truck-card').filter({ hasText: 'PATIO-7' })
    await card.getByText(/1º/).waitFor()
    await isFineInEveryLook(yard)
    await shoot(yard, 'docks')
    await yard.setViewportSize({ width: 1440, height: 900 })
    await card.getByRole('button', { name: 'Chamar para a doca' }).click()
    await yard.getByRole('dialog').getByRole('button', { name: '2 Doca 2' }).click()
    await yard.locator('.dock-lane').filter({ hasText: 'PATIO-7' }).getByText('Entrada Solicitada').waitFor(SOON)
  })

  it('the panel rings, then speaks, twice, and shows the call (R246, Y16)', async () => {
    const spelled = [...plate].join(' ')
    const latest = panel.getByRole('region', { name: 'Último chamado' })
    await latest.getByText(demoUser('motorista01').name).waitFor(SOON)
    await vi.waitFor(async () => expect((await sounds()).length).toBe(4), SOON)
    const [bell, text, ...again] = await sounds()
    expect([bell, ...again]).toEqual(['bell', 'bell', text])
    expect(text).toContain(`placa ${spelled}, doca 2.`)
    await panel.getByRole('table', { name: 'Histórico de chamados' }).getByText(demoUser('motorista01').name).waitFor()
    expect(await violations(panel)).toEqual([])
    await panel.evaluate(() => document.exitFullscreen().catch(() => undefined))
    await shoot(panel, 'panel')
    await panel.setViewportSize(screenOfTv)
    if (process.env['SHOTS']) await panel.screenshot({ path: `${process.env['SHOTS']}/yard-panel-1920.png` })
  })

  it('a call again by a touch; after a reload nothing old is new', async () => {
    await panel.getByRole('button', { name: 'Chamar de novo' }).click()
    await vi.waitFor(async () => expect((await sounds()).length).toBe(8), SOON)
    await panel.reload()
    await panel.getByRole('table', { name: 'Histórico de chamados' }).getByText(demoUser('motorista01').name).waitFor()
    await panel.getByRole('button', { name: 'Toque para ativar o som' }).click()
    expect(await sounds()).toEqual([])
  })

  it('the call is taken back, and he is dragged to another dock', async () => {
    await yard
      .locator('.dock-lane')
      .filter({ hasText: 'PATIO-7' })
      .getByRole('button', { name: /PATIO-7/ })
      .click()
    await yard.getByRole('dialog').getByRole('button', { name: 'Cancelar chamada' }).click()
    await yard.keyboard.press('Escape')
    const card = yard.locator('.truck-card').filter({ hasText: 'PATIO-7' })
    await card.dragTo(yard.locator('.dock-lane').nth(2))
    await yard.locator('.dock-lane').nth(2).getByText('Entrada Solicitada').waitFor(SOON)
  })

  it('he enters, is loaded and leaves, and each screen follows', async () => {
    const lane = yard.locator('.dock-lane').filter({ hasText: 'PATIO-7' })
    await lane.getByRole('button', { name: 'Registrar entrada' }).click()
    await lane.getByRole('button', { name: 'Iniciar carregamento' }).click()
    await lane.getByText('Em Carregamento').waitFor()
    await shoot(yard, 'loading')
    await yard.setViewportSize({ width: 1440, height: 900 })
    await lane.getByRole('button', { name: 'Finalizar carregamento' }).click()
    await lane.waitFor({ state: 'detached', ...SOON })
    await gate.getByRole('button', { name: 'No pátio', exact: true }).click()
    await gate.locator('.gate-card').filter({ hasText: 'PATIO-7' }).getByRole('button', { name: 'Registrar saída' }).click()
    await vi.waitFor(async () => expect(await status()).toBe('IN_TRANSIT'), SOON)
  })
})
