import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { address, type InputOf, type OutputOf, type Route } from '@embarca/contracts/kit/route.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { placeCommands, profileCommands } from '@embarca/contracts/reference/commands.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { openApplication } from '@embarca/services/application.ts'
import { readConfig } from '@embarca/services/config.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { freePort } from '../kit/free-port.ts'
import { PNG } from '../kit/multipart.ts'
import { SOON } from '../kit/soon.ts'
import { newContext } from '../kit/visitor.ts'

const PASSWORD = 'cavalo-bateria-grampo'
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** Done-when 1 of the carriers' issue: nobody is there at first, nothing is simulated. */
describe.skipIf(!hasBrowser)('a production server without a demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'embarca-production-'))
  let browser: Browser
  let url: string
  let application: Awaited<ReturnType<typeof openApplication>>
  beforeAll(async () => {
    const port = await freePort()
    url = `http://localhost:${port}`
    const env = {
      PORT: String(port),
      DATA_DIR: folder,
      PUBLIC_URL: url,
      DEMO: 'off',
      SIMULATE: 'off',
      LOG_LEVEL: 'silent',
      OVERLOAD_MS: '60000',
    }
    ;[browser, application] = await Promise.all([openBrowser(), openApplication(readConfig(env), env)])
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const visitor = async (width: number) => {
    const context = await newContext(browser, {
      ...{ viewport: { width, height: width < 600 ? 844 : 900 }, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
      ...{ reducedMotion: 'reduce' as const, bypassCSP: true },
    })
    return context.newPage()
  }
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
  const enter = async (page: Page, username: string, at: string) => {
    await page.goto(url + at)
    await page.locator('#username').fill(username, SOON)
    await page.locator('#password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.locator('.bar').waitFor(SOON)
  }
  /** A person's first way in: the link opens once, there the password is chosen. */
  const choosePassword = async (page: Page, link: string) => {
    await page.goto(link)
    await page.getByLabel('Senha', { exact: true }).or(page.locator('#password')).first().fill(PASSWORD)
    await page.locator('#again').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /Entrar/ }).waitFor(SOON)
  }
  const linkShown = async (page: Page) => page.getByLabel('Link', { exact: true }).inputValue(SOON)
  /** Calls with the token of a signed-in page. */
  const callerOf = async (page: Page) => {
    const request = page.waitForRequest((one) => one.headers()['authorization'] !== undefined, SOON)
    await page.reload()
    const { authorization } = (await request).headers()
    return async <R extends Route>(route: R, input: InputOf<R>): Promise<OutputOf<R>> => {
      const { method, path } = address(route)
      const fields: Record<string, unknown> = { ...(input as object) }
      const filled = path.replace(/:(\w+)/g, (_, name: string) => {
        const value = String(fields[name])
        delete fields[name]
        return value
      })
      const query = method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : ''
      const body = method === 'GET' ? {} : { body: JSON.stringify(fields) }
      const reply = await fetch(url + filled + query, {
        ...{ method, ...body },
        headers: { authorization: authorization!, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      })
      const text = await reply.text()
      expect(reply.ok, `${method} ${filled}: ${text}`).toBe(true)
      return JSON.parse(text)
    }
  }

  it('administrator, CNPJ, invitation; the carrier accepts and binds; the driver delivers, for a while without a network', async () => {
    const admin = await visitor(1440)
    await admin.goto(application.signOn.firstStartLink()!)
    for (const [name, value] of [
      ['Nome', 'Papéis Horizonte'],
      ['CNPJ', '11222333000181'],
      ['Nome completo', 'Rita Campos'],
      ['E-mail', 'rita@horizonte.example'],
      ['Usuário', 'rita'],
      ['Senha', PASSWORD],
    ] as const)
      await admin.getByLabel(name, { exact: true }).fill(value)
    await admin.getByRole('button', { name: 'Criar empresa' }).click()
    await admin.getByRole('link', { name: 'Entrar' }).waitFor(SOON)
    await enter(admin, 'rita', '/transporters')

    await button(admin, 'Adicionar').first().click()
    await admin.getByRole('textbox', { name: 'CNPJ' }).fill('11444777000161')
    await admin.keyboard.press('Enter')
    await admin.getByRole('textbox', { name: 'Razão social' }).fill('Expresso Serrano Ltda', SOON)
    await admin
      .getByLabel('Nome', { exact: true })
      .or(admin.getByRole('textbox', { name: 'Nome *' }))
      .first()
      .fill('Nara Lopes')
    await admin.getByRole('textbox', { name: 'E-mail' }).fill('nara@serrano.example')
    await button(admin, 'Cadastrar').last().click()
    await admin.getByText('Transportador cadastrado com sucesso.').waitFor(SOON)
    const carrierLink = await linkShown(admin)

    const carrier = await visitor(390)
    await choosePassword(carrier, carrierLink)
    await enter(carrier, 'nara', '/carrier')
    await carrier.getByRole('link', { name: 'Frota' }).click()
    await button(carrier, 'Cadastrar motorista').click()
    await carrier.getByRole('textbox', { name: 'CPF' }).fill('52998224725')
    await carrier.getByRole('textbox', { name: 'Nome' }).fill('Jonas Prado')
    await carrier.getByRole('dialog').getByRole('textbox', { name: 'Telefone' }).fill('49999990000')
    await button(carrier, 'Cadastrar').last().click()
    await button(carrier, 'Dar acesso').click(SOON)
    const driverLink = await linkShown(carrier)
    await button(carrier, 'Fechar').click()
    await button(carrier, 'Cadastrar veículo').click()
    await carrier.getByRole('dialog').getByRole('textbox', { name: 'Placa' }).fill('BRA2E19')
    await carrier.getByRole('combobox', { name: 'Tipo' }).click()
    await carrier.getByRole('option').first().click()
    await button(carrier, 'Cadastrar').last().click()
    await carrier.getByText('BRA-2E19').waitFor(SOON)

    const ask = await callerOf(admin)
    const at = { street: 'Rua das Flores, 10', district: 'Centro', city: 'Florianópolis', state: 'SC', latitude: -27.6, longitude: -48.5 }
    const origin = await ask(placeCommands.addCollect, { ...at, name: 'Fábrica Horizonte', document: '11222333000181' })
    const shop = await ask(placeCommands.addDelivery, { ...at, name: 'Loja Beira-Mar', document: '11444777000161' })
    const profile = await ask(profileCommands.addProfile, { name: 'Carga seca', measureType: 'WEIGHT' })
    const { list } = await ask(carrierRoutes.search, {})
    const [group] = await ask(sessionRoutes.userGroups, {})
    const { stream } = await ask(loadRoutes.launch, {
      ...{ type: 'NORMAL', freightType: 'CIF', deliveryType: 'SINGLE', acceptType: 'FIRST_ACCEPT', freightPrice: 731_000 },
      ...{ freightDistance: 40, profileId: profile.stream.slice('profile-'.length), operationGroupId: group!.id },
      origins: [{ placeId: origin.id, collectDate: inHours(24), weight: 12_000 }],
      destinations: [{ placeId: shop.id, deliveryDate: inHours(40), externalId: 'PED-1' }],
      target: { flAll: false, flAllDriver: false, groupIds: [], transporterIds: [list[0]!.id], groupDriverIds: [], driverIds: [] },
    })
    const id = stream.slice('load-'.length)

    await carrier.getByRole('link', { name: 'Ofertas' }).click()
    await button(carrier, 'Aceitar').click({ timeout: 40_000 })
    await button(carrier, /^Aceitar por R\$/).click()
    await carrier.getByText('Oferta aceita.').waitFor(SOON)
    await carrier.getByRole('link', { name: 'Cargas' }).click()
    await carrier.getByRole('link', { name: 'Vincular motorista' }).click(SOON)
    await carrier.getByRole('region', { name: 'Motorista' }).getByRole('button').first().click(SOON)
    await carrier.getByRole('region', { name: 'Veículos' }).getByRole('button').first().click(SOON)
    await button(carrier, 'Vincular').click()
    await carrier.getByText(/Motorista vinculado/).waitFor(SOON)

    const driver = await visitor(390)
    await choosePassword(driver, driverLink)
    await enter(driver, 'jonas.prado', '/driver')
    await button(driver, 'Confirmar viagem').click(SOON)
    await button(driver, 'Iniciar coleta').click(SOON)
    await button(driver, 'Finalizar coleta').waitFor(SOON)
    await driver.locator('[data-unsent="0"]').waitFor({ ...SOON, state: 'attached' })
    await driver.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await driver.context().setOffline(true)
    for (const step of ['Finalizar coleta', 'Iniciar viagem', 'Estou chegando ao cliente']) await button(driver, step).click(SOON)
    await button(driver, 'Cheguei').click(SOON)
    await driver.getByText(/4 registros a enviar/).waitFor(SOON)
    await driver.context().setOffline(false)
    await driver.locator('[data-unsent="0"]').waitFor({ ...SOON, state: 'attached' })
    await driver.locator('.photo-input').first().setInputFiles({ name: 'IMG.png', mimeType: 'image/png', buffer: PNG })
    await button(driver, 'Finalizar entrega').click(SOON)
    await driver.getByText('Nada a fazer agora nesta viagem.').waitFor(SOON)
    await driver.locator('[data-unsent="0"]').waitFor({ ...SOON, state: 'attached' })

    const { list: history } = await ask(loadDetailsRoutes.history, { id, size: 50 })
    const types = history.filter(({ kind }) => kind === 'fact').map(({ type }) => type)
    expect(types).toEqual(
      expect.arrayContaining(['OfferAccepted', 'DriverBound', 'DriverConfirmed', 'CollectFinished', 'ReceiptImagesAdded', 'DeliveryEnded']),
    )
  }, 240_000)
})
