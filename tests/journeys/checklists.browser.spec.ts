import { checklistCommands } from '@embarca/contracts/checklist/routes.ts'
import { gateCommands } from '@embarca/contracts/gate/routes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { PNG } from '../kit/multipart.ts'
import { onTheWay } from '../kit/on-the-way.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { waitForToastOn } from '../kit/toast.ts'
import { type Carriers, carriersOf } from '../stories/carriers.ts'

const shoot = shooter('checklists')
const docks = [{ code: '1', name: 'Doca 1', vehicleTypes: [], trailerTypes: [], active: true, hours: [] }]
const tablet = { width: 1024, height: 768 }
const item = (question: string, over: object) => ({
  ...{ question, mandatory: true, moment: 'ENTRY', vehicleTypes: [], gateIds: [], position: 1, active: true, ...over },
})
const items = [
  item('A carroceria está limpa?', { answerType: 'YES_NO', expected: true }),
  item('Temperatura do baú', { answerType: 'NUMBER', min: -18, max: -12, unit: '°C', position: 2 }),
  item('Foto do lacre', { answerType: 'PHOTO', photos: 1, position: 3 }),
  item('Assinatura do motorista', { answerType: 'SIGNATURE', position: 4 }),
  item('Observou algo?', { answerType: 'TEXT', mandatory: false, position: 5 }),
]

describe.skipIf(!hasBrowser)('a checklist at the gate', () => {
  let browser: Browser
  let application: ServedApplication
  let carriers: Carriers
  let page: Page
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 20 })])
    carriers = carriersOf(application.url)
    for (const one of items) await carriers.call('admin', checklistCommands.addItem, one as never)
    const { id, gateId } = await onTheWay(carriers, 'VISTORIA-1')
    await carriers.call('admin', placeCommands.configureGate, { ...usualGateSettings, active: true, docks, id: gateId })
    const named = { conciergeId: gateId, shippingId: id }
    await carriers.call('portaria', gateCommands.checkIn, named)
    await carriers.call('portaria', gateCommands.requestInbound, { ...named, dock: '1' })
    page = await application.signIn(browser, 'portaria', `/checklist?gate=${gateId}`)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(tablet)
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await application?.close()
  })
  const card = () => page.locator('.gate-card').filter({ hasText: 'VISTORIA-1' })
  const tab = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const drawer = () => page.getByRole('dialog').first()
  const said = (text: string) => waitForToastOn(page, text)
  const section = () => drawer().getByRole('region', { name: 'Checklist de entrada' })
  const question = (words: string) => section().getByRole('listitem').filter({ hasText: words }).first()
  const save = () => section().getByRole('button', { name: 'Salvar checklist' }).click()

  it('waits in the list of those that are pending, and stops the entry (checkListStatus)', async () => {
    await card().getByText('Checklist pendente').waitFor()
    await isFineInEveryLook(page)
    await shoot(page, 'pending')
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize(tablet)
    const entry = card().getByRole('button', { name: 'Registrar entrada' })
    expect(await entry.getAttribute('aria-disabled')).toBe('true')
  })

  it('is answered with a number, a photo and a signature (C371)', async () => {
    await page.getByRole('button', { name: /VISTORIA-1/ }).click()
    await question('A carroceria está limpa?').getByRole('button', { name: 'Não' }).click()
    await section().getByRole('textbox', { name: 'Temperatura do baú' }).fill('-15,5')
    await question('Foto do lacre').locator('input[type=file]').setInputFiles({ name: 'lacre.png', mimeType: 'image/png', buffer: PNG })
    await question('Foto do lacre').getByRole('img', { name: 'Foto do lacre' }).waitFor()
    await question('Assinatura do motorista').getByRole('button', { name: 'Assinar' }).click()
    const pad = page.getByRole('img', { name: 'Área da assinatura' })
    await pad.waitFor()
    const { x, y, width, height } = (await pad.boundingBox())!
    await page.mouse.move(x + width * 0.2, y + height * 0.6)
    await page.mouse.down()
    for (const [dx, dy] of [
      [0.3, 0.2],
      [0.4, 0.7],
      [0.55, 0.3],
      [0.7, 0.6],
    ] as const)
      await page.mouse.move(x + width * dx, y + height * dy, { steps: 5 })
    await page.mouse.up()
    expect(await violations(page)).toEqual([])
    await shoot(page, 'signature')
    await page.setViewportSize(tablet)
    await page.getByRole('button', { name: 'Usar assinatura' }).click()
    await question('Assinatura do motorista').locator('img').waitFor()
    await save()
    await said('A ação foi realizada com sucesso.')
    await section().getByText('Checklist reprovado').waitFor()
    await question('A carroceria está limpa?').getByText('Não conforme').waitFor()
    expect(await violations(page)).toEqual([])
    await shoot(page, 'answered')
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize(tablet)
  })

  it('is overridden by staff only: the gatekeeper mends the answer, and the truck enters', async () => {
    expect(await section().getByRole('button', { name: 'Liberar com motivo' }).count()).toBe(0)
    await question('A carroceria está limpa?').getByRole('button', { name: 'Sim' }).click()
    await save()
    await section().getByText('Checklist aprovado').waitFor()
    await drawer().getByRole('button', { name: 'Registrar entrada' }).click()
    await said('Motorista entrou para coleta.')
    await page.keyboard.press('Escape')
    await tab('Aprovados')
    await card().getByText('No Pátio').waitFor()
  })
})
