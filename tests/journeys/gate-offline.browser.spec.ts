import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { gateCommands } from '@embarca/contracts/gate/routes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { onTheWay } from '../kit/on-the-way.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'
import { waitForToastOn } from '../kit/toast.ts'
import { enterPassword } from '../kit/visitor.ts'
import { type Carriers, carriersOf } from '../stories/carriers.ts'

const shoot = shooter('gate-offline')
const steps = { requestInbound: false, inbound: true, startFinish: true }

/** A build whose scripts have other names, as after a change; the names are returned. */
const anotherBuild = (folder: string): readonly string[] => {
  cpSync('web/dist', folder, { recursive: true })
  const assets = join(folder, 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const renamed = new Map(scripts.map((name) => [name, name.replace(/\.js$/, '-another.js')]))
  const files = [...scripts.map((name) => join(assets, name)), join(folder, 'index.html'), join(folder, 'app-manifest.json')]
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replace(/[\w.-]+\.js\b/g, (name) => renamed.get(name) ?? name),
    )
  }
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to))
  return [...renamed.values()]
}

describe.skipIf(!hasBrowser)('the tablet of a gate without network', () => {
  let browser: Browser
  let application: ServedApplication
  let carriers: Carriers
  let page: Page
  let gateId: string
  const newer = mkdtempSync(join(tmpdir(), 'embarca-newer-build-'))
  const ids: string[] = []
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 20 })])
    carriers = carriersOf(application.url)
    for (const code of ['FORA-1', 'FORA-2', 'FORA-3', 'FORA-4']) {
      const load = await onTheWay(carriers, code)
      ids.push(load.id)
      gateId = load.gateId
    }
    await carriers.call('admin', placeCommands.configureGate, { ...usualGateSettings, active: true, steps, id: gateId })
    page = await application.signIn(browser, 'portaria', `/concierge?tab=expected&gate=${gateId}`)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1024, height: 768 })
  }, 90_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
    rmSync(newer, { recursive: true, force: true })
  })
  const card = (code: string) => page.locator('.gate-card').filter({ hasText: code })
  const tab = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const press = (code: string, name: string) => card(code).getByRole('button', { name, exact: true }).click()
  const unsent = () => page.locator('.offline-note').getAttribute('data-unsent')
  const visitOf = (i: number) => carriers.call('admin', gateRoutes.one, { id: gateId, hash: ids[i]! })
  const status = async (i: number) => (await carriers.call('operador', loadDetailsRoutes.details, { id: ids[i]! })).statusCode

  it('keeps its screens and its loads while there is a network', async () => {
    await card('FORA-3').waitFor()
    await vi.waitFor(async () => expect(await page.evaluate(() => localStorage.getItem('embarca.gate.kept'))).toBe('yes'), SOON)
    await vi.waitFor(async () => expect(await page.evaluate(async () => (await caches.match('/concierge')) !== undefined)).toBe(true), SOON)
  })

  it('a tap whose answer was lost is kept with its key, and happens once', async () => {
    await page.route(
      '**/checkIn*',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await press('FORA-4', 'Check-in')
    await waitForToastOn(page, 'Guardado neste aparelho.')
    await vi.waitFor(async () => expect(await unsent()).toBe('0'), SOON)
    const history = await visitOf(3)
    expect([history.step, history.checkInRecorded]).toEqual(['CHECK_IN', undefined])
  })

  it('records arrivals, entries and loading of three trucks without it, over a reload', async () => {
    await page.context().setOffline(true)
    for (const code of ['FORA-1', 'FORA-2', 'FORA-3']) {
      await press(code, 'Check-in')
      await card(code).waitFor({ state: 'hidden' })
    }
    expect(await unsent()).toBe('3')
    await page.reload()
    await tab('Fila')
    for (const code of ['FORA-1', 'FORA-2', 'FORA-3']) await press(code, 'Registrar entrada')
    expect(await violations(page)).toEqual([])
    await shoot(page, 'queue')
    await page.setViewportSize({ width: 1024, height: 768 })
    await tab('No pátio')
    for (const code of ['FORA-1', 'FORA-2', 'FORA-3']) await press(code, 'Iniciar carregamento')
    for (const code of ['FORA-1', 'FORA-2']) await press(code, 'Finalizar carregamento')
    await page.getByRole('button', { name: /FORA-1/ }).click()
    const drawer = page.getByRole('dialog').first()
    await drawer.getByRole('textbox', { name: 'Nova observação' }).fill('Lona molhada.')
    await drawer.getByRole('button', { name: 'Adicionar observação' }).click()
    await drawer.getByText('Lona molhada.').waitFor()
    await page.keyboard.press('Escape')
    await vi.waitFor(async () => expect(await unsent()).toBe('12'))
    expect(await status(0)).toBe('LINKED_TO_DRIVER_VEHICLE')
  })

  it('what another desk did, what was canceled, a new version and an ended session lose nothing', async () => {
    for (const step of ['checkIn', 'checkInbound'] as const)
      await carriers.call('admin', gateCommands[step], { conciergeId: gateId, shippingId: ids[1]! } as never)
    await carriers.call('admin', loadRoutes.cancel, { id: ids[2]!, reason: 'Pedido cancelado pelo cliente' } as never)
    const script = `/assets/${anotherBuild(newer).find((name) => name.startsWith('index-'))}`
    await application.restart({ WEB_DIR: newer })
    // The session ended meanwhile: the user signs in again on the same tablet.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.includes('user:')) localStorage.removeItem(key)
    })
    await page.context().setOffline(false)
    await page.context().clearCookies()
    await page.goto(`${application.url}/concierge?tab=inside&gate=${gateId}`)
    await enterPassword(page, 'portaria')
    await vi.waitFor(async () => expect(await unsent()).toBe('3'), SOON)
    await vi.waitFor(async () => expect([await status(0), await status(1)]).toEqual(['COLLECT_DONE', 'COLLECT_DONE']), SOON)
    const [first, second] = [await visitOf(0), await visitOf(1)]
    expect(first.comments.map(({ comment }) => comment)).toEqual(['Lona molhada.'])
    // The tablet's arrival was the earlier one.
    expect(second.checkInRecorded).toBeDefined()
    expect(await page.locator(`script[src="${script}"]`).count()).toBe(1)
    await vi.waitFor(
      async () => expect(await page.evaluate(async (kept) => (await caches.match(kept)) !== undefined, script)).toBe(true),
      SOON,
    )
  })

  it('what no longer fits waits for a decision, with what happened', async () => {
    await page.getByRole('button', { name: '1 conflito a decidir' }).click()
    const dialog = page.getByRole('dialog', { name: 'Conflitos' })
    await dialog.getByText('A carga não é esperada nesta portaria.').waitFor()
    expect(await violations(page)).toEqual([])
    await shoot(page, 'conflicts')
    for (let left = 3; left > 0; left--) {
      await dialog.getByRole('button', { name: 'Descartar' }).first().click()
      const reason = page.getByRole('dialog', { name: 'Descartar registro' })
      await reason.getByLabel('Motivo').fill('Veículo dispensado')
      await reason.getByRole('button', { name: 'Descartar', exact: true }).click()
      await vi.waitFor(async () => expect(await unsent()).toBe(String(left - 1)), SOON)
    }
    await dialog.getByText('Nenhum conflito.').waitFor()
  })
})
