import { driverLoadCommands, transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { eligibilityServed } from '@embarca/contracts/eligibility/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { tripLinkLabels } from '@embarca/contracts/trip-link/labels.pt.ts'
import { tripLinkCommands, tripLinkRoutes } from '@embarca/contracts/trip-link/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { demoUser } from '@embarca/services/identity/demo-users.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, lowTargets } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { form } from '../kit/demo-app.ts'
import { PNG } from '../kit/multipart.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'

const shoot = shooter('trip-link')
const [carrier, driver, staff] = ['transportadora12', 'motorista60', 'operador'] as const
const GONE = tripLinkLabels.refusal.TRIP_LINK_UNKNOWN

describe.skipIf(!hasBrowser)('a trip from its link alone, at 390 px', () => {
  let browser: Browser
  let application: ServedApplication
  const as = (username: string) => sessionAt(application.url, passwordSignIn(application.url, username))
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  const bound = async () => {
    const { ok, body } = await as(staff).ask(loadRoutes.launch, { ...form(new Date().toISOString()), operationGroupId: 'sudeste' })
    expect(ok, JSON.stringify(body)).toBe(true)
    const id = body.stream.slice('load-'.length)
    await as(carrier).ask(transporterLoadCommands.accept, { id })
    const { body: crews } = await as(carrier).ask(eligibilityServed.crews, { id })
    const { driverId = '' } = demoUser(driver)
    const done = await as(carrier).ask(transporterLoadCommands.bindDriver, { id, driverId, vehicleIds: [crews.vehicles[0]!.id] })
    expect(done.ok, JSON.stringify(done.body)).toBe(true)
    return id
  }
  const linkOf = async (id: string) => (await as(carrier).ask(tripLinkRoutes.ownMake, { id })).body.link
  const device = async () => (await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'pt-BR' })).newPage()
  const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click(SOON)
  /** Every look, and nothing that a thumb would miss. */
  const isFine = async (page: Page, name: string) => {
    await isFineInEveryLook(page)
    expect(await lowTargets(page, 56)).toEqual([])
    await shoot(page, name)
  }
  const statusOf = async (id: string) => (await as(staff).ask(loadDetailsRoutes.details, { id })).body.statusCode
  const typesOf = async (id: string) => {
    const { body } = await as(staff).ask(loadDetailsRoutes.history, { id, size: 50 })
    return body.list.filter(({ kind }) => kind === 'fact').map(({ type }) => type)
  }

  it('a driver confirms in two taps and works it to the receipt, without a network between collect and arrival', async () => {
    const id = await bound()
    const link = await linkOf(id)
    const page = await device()
    await page.goto(link)
    await page.getByRole('button', { name: 'Abrir viagem' }).waitFor(SOON)
    expect(page.url()).not.toContain('#')
    await isFine(page, 'open')
    await tap(page, 'Abrir viagem')
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
    // What the page calls stored is still there after a reload.
    await page.getByText(/2 registros a enviar/).waitFor(SOON)
    await page.reload()
    await page.getByText(/2 registros a enviar/).waitFor(SOON)
    await tap(page, 'Estou chegando ao cliente')
    await tap(page, 'Cheguei')
    await page.locator('.photo-input').first().setInputFiles({ name: 'IMG.png', mimeType: 'image/png', buffer: PNG })
    await page.getByRole('button', { name: 'Finalizar entrega' }).waitFor(SOON)
    await isFine(page, 'offline')
    await tap(page, 'Finalizar entrega')
    await page.getByText(/6 registros a enviar/).waitFor(SOON)
    await page.context().setOffline(false)
    await page.locator('[data-unsent="0"]').waitFor({ ...SOON, state: 'attached' })

    const order = ['DriverConfirmed', 'CollectStarted', 'CollectFinished', 'TransitStarted', 'ReceiptImagesAdded', 'DeliveryEnded']
    expect((await typesOf(id)).reverse().filter((type) => order.includes(type))).toEqual(order)
    const { body } = await as(carrier).ask(tripLinkRoutes.ownStatus, { id })
    expect(body.firstOpenedAt).toBeDefined()
    await page.context().close()
  })

  it('a messenger’s preview shows company and route, and leaves the first tap to the driver', async () => {
    const id = await bound()
    const link = await linkOf(id)
    const [address = ''] = link.split('#')
    const html = await (await fetch(address, { headers: { accept: 'text/html', 'user-agent': 'WhatsApp/2.23' } })).text()
    expect(html).toMatch(/<meta property="og:title" content="Viagem para [^"]+" \/>/)
    expect(html).toMatch(/<meta property="og:description" content="[^"]+ → [^"]+" \/>/)
    const { body } = await as(carrier).ask(tripLinkRoutes.ownStatus, { id })
    expect([body.state, body.firstOpenedAt]).toEqual(['LIVE', undefined])
    const other = await (await fetch(`${application.url}/trip/nothing`, { headers: { accept: 'text/html' } })).text()
    expect(other).not.toContain('og:')
  })

  it('a second device is asked for the end of the CPF; a guessed, revoked and foreign link show nothing and change nothing', async () => {
    const [id, other] = [await bound(), await bound()]
    const link = await linkOf(id)
    const [first, second, guessing] = [await device(), await device(), await device()]
    await first.goto(link)
    await tap(first, 'Abrir viagem')
    await first.getByRole('button', { name: 'Confirmar viagem' }).waitFor(SOON)

    await second.goto(link)
    await tap(second, 'Abrir viagem')
    const digits = second.getByLabel('Três últimos números do seu CPF')
    await digits.fill('000')
    await tap(second, 'Abrir viagem')
    await second.getByText(tripLinkLabels.refusal.DIGITS_WRONG).waitFor(SOON)
    await isFine(second, 'other-device')
    expect(await second.getByRole('button', { name: 'Confirmar viagem' }).count()).toBe(0)

    for (const address of [link.slice(0, -4).concat('AAAA'), link.replace(id, other)]) {
      await guessing.goto('about:blank')
      await guessing.goto(address)
      await guessing
        .getByText(GONE)
        .or(guessing.getByRole('button', { name: 'Abrir viagem' }))
        .first()
        .waitFor(SOON)
      if ((await guessing.getByRole('button', { name: 'Abrir viagem' }).count()) > 0) await tap(guessing, 'Abrir viagem')
      await guessing.getByText(GONE).waitFor(SOON)
    }

    expect((await as(carrier).ask(tripLinkCommands.ownRevoke, { id })).ok).toBe(true)
    await tap(first, 'Confirmar viagem')
    await first.getByText(GONE).waitFor(SOON)
    await isFine(first, 'revoked')
    expect([await statusOf(id), await statusOf(other)]).toEqual(['WAITING_DRIVER_ACCEPT', 'WAITING_DRIVER_ACCEPT'])
    expect((await as(driver).ask(driverLoadCommands.accept, { id })).ok, 'the driver’s own account still works').toBe(true)
    for (const page of [first, second, guessing]) await page.context().close()
  })

  it('the carrier makes the link in its app, sends it, and revokes it', async () => {
    const id = await bound()
    const { body: load } = await as(carrier).ask(transporterRoutes.load, { id })
    const page = await application.signIn(browser, carrier, '/carrier/loads', { width: 390 })
    await page.getByRole('listitem', { name: load.externalId }).getByRole('button', { name: 'Enviar viagem ao motorista' }).click(SOON)
    await tap(page, 'Criar link')
    await page.getByText('o link não é mostrado de novo').waitFor(SOON)
    await page.getByRole('button', { name: 'Mostrar QR' }).click(SOON)
    await page.getByRole('img', { name: 'Código QR do link' }).waitFor(SOON)
    await page.getByText(/código QR · /).waitFor(SOON)
    await isFine(page, 'send')
    await tap(page, 'Revogar link')
    await page.getByText(/O último link não funciona mais: revogado/).waitFor(SOON)
    await page.context().close()
  })
})
