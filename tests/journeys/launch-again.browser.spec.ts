import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type CoordinatorPage, coordinatorPage, inHours } from '../kit/coordinator-page.ts'
import { openNewLoad } from '../kit/new-load.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { enterPassword } from '../kit/visitor.ts'

const shots = shooter('launch')

describe.skipIf(!hasBrowser)('the launch form', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  let coordinator: CoordinatorPage
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    page = await application.signIn(browser, 'operador', '/new/load')
    coordinator = coordinatorPage(page)
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const delivery = () => coordinator.field('Data e hora', 1)

  it('proposes the delivery by distance and driving time, until one is typed', async () => {
    await coordinator.find(/^Coleta/, 'cajamar', 'CD Cajamar')
    await coordinator.field('Data e hora', 0).fill(inHours(24))
    await coordinator.find(/^Entrega/, 'curitiba', 'Loja Centro')
    await coordinator.field('Distância').fill('305')
    await coordinator.waitForText('305 km: cerca de 5 h de viagem, com os descansos da Lei 13.103.')
    const proposed = await delivery().inputValue()
    await coordinator.field('Distância').fill('1220')
    await coordinator.waitForText('1.220 km: cerca de 32 h de viagem')
    expect(await delivery().inputValue()).not.toBe(proposed)
    await delivery().fill(inHours(90))
    await coordinator.field('Distância').fill('900')
    expect(await delivery().inputValue()).toBe(inHours(90))
  })

  it('says that a typed delivery needs two drivers, or is impossible, and takes the usual one by a click', async () => {
    await delivery().fill(inHours(34.2))
    await coordinator.waitForText('Só com dois motoristas: um só leva ao menos 10 h 30 em 900 km')
    await delivery().fill(inHours(30))
    await coordinator.waitForText('Entrega impossível: 900 km levam ao menos 10 h sem parar')
    await shots(page, 'impossible')
    await isFineInEveryLook(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: /^Entregar em / }).click()
    await coordinator.waitForText('900 km: cerca de')
  })

  it('keeps what was typed when the session expires, and the login leads back to the same page and form', async () => {
    await coordinator.field('Observação').fill('Doca 3')
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('embarca.user')) as string
      const tokens = JSON.parse(localStorage.getItem(key) as string)
      localStorage.setItem(key, JSON.stringify({ ...tokens, access_token: 'x.y.z', refresh_token: 'gone' }))
    })
    await page.context().clearCookies()
    await coordinator.field('Observação').fill('Doca 3, avisar a portaria')
    await page.getByRole('button', { name: 'Rascunho' }).click()
    await coordinator.waitForText('Sua sessão expirou. Entre novamente.')
    expect(new URL(page.url()).pathname).toBe('/new/load')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await enterPassword(page, 'operador')
    await coordinator.waitForText('Continuando o que você digitou.')
    expect(new URL(page.url()).pathname).toBe('/new/load')
    expect(await coordinator.field('Observação').inputValue()).toBe('Doca 3, avisar a portaria')
    expect(await page.getByRole('combobox', { name: /^Coleta/ }).inputValue()).toBe('CD Cajamar')
  })

  it('shows nothing of it to another user of the same browser', async () => {
    await page.evaluate(() => localStorage.removeItem(Object.keys(localStorage).find((name) => name.startsWith('embarca.user')) as string))
    await page.context().clearCookies()
    await page.goto(`${application.url}/new/load`, { waitUntil: 'commit' }).catch(() => {})
    await enterPassword(page, 'admin')
    await page.getByRole('heading', { name: 'Novo Frete' }).waitFor()
    expect(await coordinator.field('Observação').inputValue()).toBe('')
    expect(await page.getByText('Continuando o que você digitou.').count()).toBe(0)
  })

  it('repeats a lane that a colleague launched in another browser, in three clicks', async () => {
    const colleague = await application.signIn(browser, 'operador', '/new/load')
    const theirs = coordinatorPage(colleague)
    await theirs.fillRoute()
    await theirs.field(/^Frete/).fill('4250')
    await theirs.field(/^Código/).fill('ROTA-1')
    await theirs.launches()
    await colleague.context().close()

    await page.goto(`${application.url}/loads`)
    const started = Date.now()
    await openNewLoad(page)
    await page.getByRole('button', { name: /^CD Cajamar → Loja Centro/ }).click()
    await coordinator.waitForText('Repetindo CD Cajamar → Loja Centro.')
    await coordinator.waitForText('Tudo certo')
    expect(await coordinator.field(/^Código/).inputValue()).toBe('')
    await shots(page, 'repeated')
    await page.getByRole('button', { name: 'Lançar frete' }).click()
    await coordinator.waitForText('Carga lançada com sucesso.')
    expect(Date.now() - started).toBeLessThan(25_000)
  })
})
