import { driverRoutes, transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { eligibilityServed } from '@embarca/contracts/eligibility/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { demoUser } from '@embarca/services/identity/demo-users.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, lowTargets } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { form } from '../kit/demo-app.ts'
import { PNG } from '../kit/multipart.ts'
import { pathOf, type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'

const shoot = shooter('carriers')
const [carrier, driver] = ['transportadora12', 'motorista60'] as const

describe.skipIf(!hasBrowser)('the app of carriers and drivers, at 390 px', () => {
  let browser: Browser
  let application: ServedApplication
  const as = (username: string) => sessionAt(application.url, passwordSignIn(application.url, username))
  const launch = async () => {
    const { ok, body } = await as('operador').ask(loadRoutes.launch, { ...form(new Date().toISOString()), operationGroupId: 'sudeste' })
    expect(ok, JSON.stringify(body)).toBe(true)
    const id = body.stream.slice('load-'.length)
    const { body: offer } = await as(carrier).ask(transporterRoutes.load, { id }, body.position)
    return { id, code: offer.externalId }
  }
  const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click(SOON)
  /** Every look, and nothing that a thumb would miss. */
  const isFine = async (page: Page, name: string) => {
    await isFineInEveryLook(page)
    expect(await lowTargets(page, 56)).toEqual([])
    await shoot(page, name)
  }
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('a carrier accepts an offer in two taps, and binds driver and vehicle in four', async () => {
    const { id, code } = await launch()
    const page = await application.signIn(browser, carrier, '/', { width: 390 })
    expect(pathOf(page)).toBe('/carrier')
    const offer = page.getByRole('listitem', { name: code })
    await offer.getByRole('button', { name: 'Aceitar' }).click(SOON)
    await tap(page, /^Aceitar por R\$/)
    await page.getByText('Oferta aceita.').waitFor(SOON)
    await isFine(page, 'offers')

    await page.getByRole('link', { name: 'Cargas' }).click()
    await page.getByRole('listitem', { name: code }).getByRole('link', { name: 'Vincular motorista' }).click(SOON)
    await page.getByRole('region', { name: 'Motorista' }).getByRole('button').first().click(SOON)
    await page.getByRole('region', { name: 'Veículos' }).getByRole('button').first().click(SOON)
    await isFine(page, 'bind')
    await tap(page, 'Vincular')
    await page.getByText(/Motorista vinculado/).waitFor(SOON)
    await isFine(page, 'loads')
    const { body } = await as(carrier).ask(transporterRoutes.load, { id })
    expect(body.status).toBe('WAITING_DRIVER_ACCEPT')
    await page.context().close()
  })

  it('a driver works without a network: every tap is kept over a reload and sent in order, with its photo', async () => {
    const { id } = await launch()
    await as(carrier).ask(transporterLoadCommands.accept, { id })
    const { body: crews } = await as(carrier).ask(eligibilityServed.crews, { id })
    const bound = await as(carrier).ask(transporterLoadCommands.bindDriver, {
      ...{ id, driverId: demoUser(driver).driverId!, vehicleIds: [crews.vehicles[0]!.id] },
    })
    expect(bound.ok, JSON.stringify(bound.body)).toBe(true)

    const page = await application.signIn(browser, driver, `/driver/trip/${id}`, { width: 390 })
    expect(pathOf(page)).toBe(`/driver/trip/${id}`)
    await tap(page, 'Confirmar viagem')
    await tap(page, 'Iniciar coleta')
    await page.getByRole('button', { name: 'Finalizar coleta' }).waitFor(SOON)
    await isFine(page, 'trip')
    await page.locator('[data-unsent="0"]').waitFor({ ...SOON, state: 'attached' })
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })

    await page.context().setOffline(true)
    await tap(page, 'Finalizar coleta')
    await tap(page, 'Iniciar viagem')
    await page.getByText(/2 registros a enviar/).waitFor(SOON)
    await page.reload()
    await page.getByText(/2 registros a enviar/).waitFor(SOON)
    await tap(page, 'Estou chegando ao cliente')
    await tap(page, 'Cheguei')
    await page.locator('.photo-input').first().setInputFiles({ name: 'IMG.png', mimeType: 'image/png', buffer: PNG })
    await tap(page, 'Finalizar entrega')
    await page.getByText(/6 registros a enviar/).waitFor(SOON)
    await page.getByRole('link', { name: /Conta/ }).click()
    await tap(page, 'Sair')
    await page.getByText(/6 registros não enviados/).waitFor(SOON)
    await tap(page, 'Cancelar')

    await page.context().setOffline(false)
    await page.locator('[data-unsent="0"]').waitFor({ ...SOON, state: 'attached' })
    const { body: trip } = await as(driver).ask(driverRoutes.trip, { id })
    expect(trip.deliveries[0]).toMatchObject({ images: 1, ended: true })
    const { body: history } = await as('operador').ask(loadDetailsRoutes.history, { id, size: 50 })
    const types = history.list
      .filter(({ kind }) => kind === 'fact')
      .map(({ type }) => type)
      .reverse()
    const order = [
      'DriverConfirmed',
      'CollectStarted',
      'CollectFinished',
      'TransitStarted',
      'ReceiptArrived',
      'ReceiptImagesAdded',
      'DeliveryEnded',
    ]
    expect(types.filter((type) => order.includes(type))).toEqual(order)
    const finished = history.list.find(({ type }) => type === 'CollectFinished')!
    expect(Date.parse(finished.occurredAt)).toBeLessThan(Date.parse(finished.recordedAt))
    expect(finished.isEstimated).toBeUndefined()
    await page.context().close()
  })

  it('an offer’s page, the fleet and its forms fit every window and a thumb', async () => {
    const { code } = await launch()
    const page = await application.signIn(browser, carrier, '/carrier', { width: 390 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('listitem', { name: code }).getByRole('link', { name: 'Ver oferta' }).click(SOON)
    await page.getByRole('button', { name: 'Enviar proposta' }).waitFor(SOON)
    await isFine(page, 'offer')
    await page.getByRole('link', { name: 'Frota' }).click()
    await page.getByRole('heading', { name: 'Documentos dos motoristas' }).waitFor(SOON)
    await isFine(page, 'fleet')
    await tap(page, 'Cadastrar motorista')
    await page.getByRole('dialog').getByRole('button', { name: 'Cadastrar', exact: true }).click(SOON)
    await page.getByText('Informe os 11 dígitos do CPF.').waitFor(SOON)
    await isFine(page, 'driver-form')
    await page.context().close()
  })

  it('staff never land there, and drivers and carriers never among the shipper’s screens', async () => {
    const staff = await application.signIn(browser, 'operador', '/carrier', { width: 390 })
    await staff.waitForURL(/\/loads/, SOON)
    await staff.context().close()
    const page = await application.signIn(browser, driver, '/loads', { width: 390 })
    await page.waitForURL(/\/driver$/, SOON)
    await page.getByRole('link', { name: /Conta/ }).click()
    await page.getByRole('heading', { name: 'O que guardamos sobre você' }).waitFor(SOON)
    await page
      .getByRole('heading', { name: 'Documentos dos motoristas' })
      .or(page.getByRole('heading', { name: 'Documentos' }))
      .first()
      .waitFor(SOON)
    await page.getByText(driver, { exact: true }).waitFor(SOON)
    await isFine(page, 'account')
    await page.context().close()
  })
})
