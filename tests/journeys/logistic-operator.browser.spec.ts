import { transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { operatorCommands, ownCarrierCommands } from '@embarca/contracts/operator-tie/routes.ts'
import { partnershipCommands } from '@embarca/contracts/partnership/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { demoUser } from '@embarca/services/identity/demo-users.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook, lowTargets } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { form } from '../kit/demo-app.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'

const shoot = shooter('operator')
const [operator, executor] = ['transportadora12', 'transportadora01'] as const

describe.skipIf(!hasBrowser)('a logistic operator, at 390 px', () => {
  let browser: Browser
  let application: ServedApplication
  const as = (username: string) => sessionAt(application.url, passwordSignIn(application.url, username))
  const idOf = (username: string) => demoUser(username).transporterId!
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })
  const isFine = async (page: Page, name: string) => {
    await isFineInEveryLook(page)
    expect(await lowTargets(page, 56)).toEqual([])
    await shoot(page, name)
  }
  const done = ({ ok, body }: { readonly ok: boolean; readonly body: unknown }) => expect(ok, JSON.stringify(body)).toBe(true)

  it('forwards a load in three taps; the other carrier reads by whom and binds; the board no longer waits for the operator', async () => {
    done(await as('admin').ask(partnershipCommands.markLogisticOperator, { id: idOf(operator), is: true }))
    done(await as(operator).ask(ownCarrierCommands.invite, { id: idOf(executor) }))
    done(await as(executor).ask(operatorCommands.accept, { id: idOf(operator) }))
    const launched = await as('operador').ask(loadRoutes.launch, { ...form(new Date().toISOString()), operationGroupId: 'sudeste' })
    done(launched)
    const id = launched.body.stream.slice('load-'.length)
    const accepted = await as(operator).ask(transporterLoadCommands.accept, { id })
    done(accepted)
    const { body: load } = await as('operador').ask(loadDetailsRoutes.details, { id }, accepted.body.position)
    expect(load).toMatchObject({ flWaitingOnLogisticOperator: true })
    const code = load.externalId

    const page = await application.signIn(browser, operator, '/carrier/loads', { width: 390 })
    await page.getByRole('listitem', { name: code }).getByRole('link', { name: 'Repassar carga' }).click(SOON)
    await page.getByRole('region', { name: 'Transportadora parceira' }).getByRole('button').first().click(SOON)
    await isFine(page, 'forward')
    await page.getByRole('button', { name: 'Repassar', exact: true }).click(SOON)
    await page.getByRole('listitem', { name: code }).getByText('Repassada a').waitFor(SOON)
    await page.getByRole('link', { name: 'Empresa' }).click()
    await page.getByRole('region', { name: 'Transportadoras parceiras' }).waitFor(SOON)
    await isFine(page, 'company')
    await page.context().close()

    const other = await application.signIn(browser, executor, '/carrier/loads', { width: 390 })
    const row = other.getByRole('listitem', { name: code })
    await row.getByText('Repassada por').waitFor(SOON)
    await row.getByRole('link', { name: 'Vincular motorista' }).click(SOON)
    await other.getByRole('region', { name: 'Motorista' }).getByRole('button').first().click(SOON)
    await other.getByRole('region', { name: 'Veículos' }).getByRole('button').first().click(SOON)
    await other.getByRole('button', { name: 'Vincular' }).click(SOON)
    await other.getByText(/Motorista vinculado/).waitFor(SOON)
    await other.context().close()
    const { body: bound } = await as('operador').ask(loadDetailsRoutes.details, { id })
    expect(bound).toMatchObject({ statusCode: 'WAITING_DRIVER_ACCEPT', flWaitingOnLogisticOperator: false, transporterId: idOf(operator) })
    expect(bound.executorId).toBe(idOf(executor))
    const { body: seen } = await as(executor).ask(transporterRoutes.load, { id })
    expect(seen).not.toHaveProperty('freightPrice')

    const staff = await application.signIn(browser, 'operador', `/loads/${id}/details`, { width: 1440 })
    await staff.getByRole('region', { name: 'Quem' }).getByText('Executada por').waitFor(SOON)
    await staff.context().close()
  })
})
