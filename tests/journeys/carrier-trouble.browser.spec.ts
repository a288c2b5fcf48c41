import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { carrierIncidentRoutes } from '@embarca/contracts/incident/routes.ts'
import { pendencyTypeCommands } from '@embarca/contracts/pendency/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { demoUsers } from '@embarca/services/identity/demo-users.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, lowTargets } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const shoot = shooter('trouble')

describe.skipIf(!hasBrowser)('what carriers and drivers report about a load, at 390 px', () => {
  let browser: Browser
  let application: ServedApplication
  let load: { readonly hashId: string; readonly externalId: string; readonly transporterId?: string; readonly driverId?: string }
  const as = (name: string) => sessionAt(application.url, passwordSignIn(application.url, name))
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 40 })])
    await as('admin').ask(pendencyTypeCommands.change, { id: '11', blocks: ['FinishCollect'] })
    const { body } = await as('operador').ask(boardRoutes.column, { columnStatus: 'IN_PROGRESS', size: 50 })
    load = body.list.find(
      ({ statusCode, executorId, driverId }) =>
        statusCode === 'IN_COLLECT' && executorId === undefined && demoUsers.some((user) => user.driverId === driverId),
    )!
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await application?.close()
  })
  const carrierName = () => demoUsers.find(({ transporterId, driverId }) => transporterId === load.transporterId && !driverId)!.username
  const driverName = () => demoUsers.find(({ driverId }) => driverId === load.driverId)!.username
  const choose = async (page: Page, option: string | RegExp) => {
    await page.getByRole('combobox', { name: 'Tipo' }).click(SOON)
    await page.getByRole('option', { name: option }).first().click(SOON)
  }
  const fine = async (page: Page, name: string) => {
    await isFineInEveryLook(page)
    expect(await lowTargets(page, 56)).toEqual([])
    await shoot(page, name)
  }

  it('a carrier opens an incident with a photo; what was not sent is there after a reload, text and photo', async () => {
    const page = await application.signIn(browser, carrierName(), `/carrier/trouble/${load.hashId}`, { width: 390 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Abrir ocorrência' }).click(SOON)
    await page.getByRole('textbox', { name: 'O que aconteceu' }).fill('Duas caixas molhadas.')
    await page.getByRole('button', { name: 'Enviar ocorrência' }).click(SOON)
    await page.getByText('Selecione o tipo.').waitFor(SOON)
    await page.locator('input[type=file]').setInputFiles({ name: 'caixa.png', mimeType: 'image/png', buffer: PIXEL })
    await page.getByRole('button', { name: 'Remover foto-1.jpg' }).waitFor(SOON)
    await page.reload()
    await page.getByRole('button', { name: 'Abrir ocorrência' }).click(SOON)
    await expect.poll(() => page.getByRole('textbox', { name: 'O que aconteceu' }).inputValue()).toBe('Duas caixas molhadas.')
    await page.getByRole('button', { name: 'Remover foto-1.jpg' }).waitFor(SOON)
    await choose(page, 'Avaria na mercadoria')
    await fine(page, 'incident-form')
    await page.getByRole('button', { name: 'Enviar ocorrência' }).click(SOON)
    await page.getByText('Duas caixas molhadas.').waitFor(SOON)
    await page.getByRole('textbox', { name: 'Comentário' }).fill('O motorista aguarda na doca.')
    await page.getByRole('button', { name: 'Comentar' }).click(SOON)
    await page.getByRole('listitem').filter({ hasText: 'O motorista aguarda na doca.' }).waitFor(SOON)
    await fine(page, 'incident')
    const { body } = await as(carrierName()).ask(carrierIncidentRoutes.ofTransporter, { id: load.hashId })
    expect(body.list.at(-1)?.events).toMatchObject([
      { attachments: [{ name: 'foto-1.jpg' }] },
      { observation: 'O motorista aguarda na doca.' },
    ])
  })

  it('a driver opens a pendency that blocks the next step, and sees which one until it is resolved', async () => {
    const page = await application.signIn(browser, driverName(), `/driver/trip/${load.hashId}`, { width: 390 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('link', { name: 'Ocorrências e pendências' }).click(SOON)
    await page.getByRole('button', { name: 'Abrir pendência' }).click(SOON)
    await choose(page, 'Divergência na coleta')
    await page.getByRole('textbox', { name: 'Observação' }).fill('abcd')
    await page.getByRole('button', { name: 'Enviar pendência' }).click(SOON)
    await page.getByText('Informe a observação, com pelo menos 5 caracteres.').waitFor(SOON)
    await page.getByRole('textbox', { name: 'Observação' }).fill('Faltam dois volumes.')
    await page.getByRole('button', { name: 'Enviar pendência' }).click(SOON)
    await page.getByText('Faltam dois volumes.').waitFor(SOON)
    await fine(page, 'driver')
    await page.goto(`${application.url}/driver/trip/${load.hashId}`)
    await page.getByText('A pendência “Divergência na coleta” está aberta e impede esta etapa.').waitFor(SOON)
    expect(await page.getByRole('button', { name: 'Finalizar coleta' }).count()).toBe(0)
    await fine(page, 'driver-blocked')
    const staff = await application.signIn(browser, 'operador', `/pendings?text=${load.externalId}`)
    await staff.getByRole('button', { name: 'Divergência na coleta' }).first().click(SOON)
    await staff.getByRole('button', { name: 'Resolver' }).first().click(SOON)
    const form = staff.getByRole('dialog', { name: 'Resolver Pendência' })
    await form.getByRole('textbox', { name: 'Observação' }).fill('Volumes encontrados na doca 2.')
    await form.getByRole('button', { name: 'Resolver' }).click(SOON)
    await staff.getByText('Pendência resolvida com sucesso.').waitFor(SOON)
    await page.reload()
    await page.getByRole('button', { name: 'Finalizar coleta' }).waitFor(SOON)
  })
})
