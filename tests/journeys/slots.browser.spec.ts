import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { slotCarrierCommands, slotServed } from '@embarca/contracts/gate/slot-booking.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, lowTargets, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { onTheWay } from '../kit/on-the-way.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'
import { type Carriers, carriersOf } from '../stories/carriers.ts'

const shoot = shooter('slots')
const docks = [{ code: '1', name: 'Doca 1', vehicleTypes: [], trailerTypes: [], active: true, hours: [] }]
/** One seat in every hour of every day. */
const capacity = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => Array.from({ length: 24 }, (_, hour) => ({ day, hour, seats: 1 })))

describe.skipIf(!hasBrowser)('a slot booked by a carrier (Y20)', () => {
  let browser: Browser
  let application: ServedApplication
  let carriers: Carriers
  let carrier: Page
  let staff: Page
  let gateId: string
  let day: string
  let second: string
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    carriers = carriersOf(application.url)
    const first = await onTheWay(carriers, 'JANELA-1')
    second = (await onTheWay(carriers, 'JANELA-2')).id
    gateId = first.gateId
    const slots = { ...usualGateSettings.slots, capacity }
    await carriers.call('admin', placeCommands.configureGate, { ...usualGateSettings, active: true, docks, slots, id: gateId })
    const { terms } = await carriers.call('operador', loadDetailsRoutes.details, { id: first.id })
    day = localDay(terms!.origins[0]!.collectDate)
    carrier = await application.signIn(browser, 'transportadora01', `/carrier/slots/${first.id}`, { width: 390 })
    await carrier.emulateMedia({ reducedMotion: 'reduce' })
    staff = await application.signIn(browser, 'operador', `/concierge?tab=slots&gate=${gateId}&day=${day}`)
    await staff.emulateMedia({ reducedMotion: 'reduce' })
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const slotButton = (page: Page) => page.locator('.road-choice').filter({ hasText: '1 vaga' }).first()

  it('is chosen within the collect window with one tap, and booked with another', async () => {
    await carrier.getByText('Sem janela agendada').waitFor(SOON)
    await isFineInEveryLook(carrier)
    expect(await lowTargets(carrier, 56)).toEqual([])
    await shoot(carrier, 'choose')
    await carrier.setViewportSize({ width: 390, height: 844 })
    await slotButton(carrier).click()
    await carrier.getByRole('button', { name: 'Agendar janela' }).click()
    await carrier.getByText('Janela agendada.').first().waitFor(SOON)
    await carrier.getByText('Sua janela').waitFor(SOON)
  })

  it('is seen by staff, day by day', async () => {
    await staff
      .getByRole('button', { name: /JANELA-1/ })
      .first()
      .waitFor(SOON)
    await isFineInEveryLook(staff)
    await shoot(staff, 'day')
    await staff.setViewportSize({ width: 1440, height: 900 })
    await staff.getByRole('button', { name: 'Dia seguinte' }).click()
    await staff.waitForURL(({ searchParams }) => searchParams.get('day') !== day)
    await staff.goBack()
  })

  it('moves to another in one step, and is given back', async () => {
    await slotButton(carrier).click()
    await carrier.getByRole('button', { name: 'Mudar para esta janela' }).click()
    await carrier.getByText('Sua janela').waitFor(SOON)
    await carrier.getByRole('button', { name: 'Devolver janela' }).click()
    await carrier.getByText('Sem janela agendada').waitFor(SOON)
  })

  it('is full for the next one; staff overbook with a reason', async () => {
    await slotButton(carrier).click()
    await carrier.getByRole('button', { name: 'Agendar janela' }).click()
    await carrier.getByText('Sua janela').waitFor(SOON)
    const taken = (await carriers.call('transportadora01', slotServed.carrierSlots, { id: second })).gates[0]!.slots.find(
      ({ free }) => free === 0,
    )!
    const refused = await carriers
      .as('transportadora01')
      .ask(slotCarrierCommands.book, { id: second, conciergeId: gateId, begin: taken.begin })
    expect(refused.body).toMatchObject({ code: 'SLOT_FULL', fields: [{ field: 'begin', message: 'Esta janela está lotada.' }] })

    await staff.goto(`${application.url}/concierge?tab=expected&gate=${gateId}&id=${second}`)
    const drawer = staff.getByRole('dialog').first()
    await drawer.getByRole('button', { name: 'Agendar janela' }).click(SOON)
    await drawer.getByLabel('Janela', { exact: true }).last().click()
    await staff
      .getByRole('option', { name: /Lotada/ })
      .first()
      .click()
    await drawer.getByRole('textbox', { name: 'Motivo do encaixe' }).fill('Cliente aguarda a carga')
    expect(await violations(staff)).toEqual([])
    await shoot(staff, 'overbook')
    await drawer.getByRole('button', { name: 'Agendar', exact: true }).click()
    await drawer.getByText(/· encaixe/).waitFor(SOON)
    await staff.goto(`${application.url}/concierge?tab=slots&gate=${gateId}&day=${day}`)
    await staff.getByText('Encaixe: Cliente aguarda a carga').waitFor(SOON)
    await shoot(staff, 'overbooked')
  })
})
