import { blockCommands } from '@embarca/contracts/block/routes.ts'
import { transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { eligibilityServed } from '@embarca/contracts/eligibility/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { driverRoutes } from '@embarca/contracts/reference/driver.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { demoUser } from '@embarca/services/identity/demo-users.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { setClock } from '../kit/clock.ts'
import { form } from '../kit/demo-app.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { shooter } from '../kit/shots.ts'
import { SOON } from '../kit/soon.ts'

const shoot = shooter('gaps')
const hired = 'transportadora01'

describe.skipIf(!hasBrowser)("the shipper's people see who may run a load", () => {
  let browser: Browser
  let application: ServedApplication
  const as = (username: string) => sessionAt(application.url, passwordSignIn(application.url, username))
  /** The name of the driver whom the first test binds. */
  let bound = ''
  const transporterId = demoUser(hired).transporterId!
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('in the pickers of drivers and vehicles: those who may first, the others with the reason', async () => {
    const staff = as('admin')
    const launched = await staff.ask(loadRoutes.launch, { ...form(new Date().toISOString()), operationGroupId: 'sudeste' })
    const id = launched.body.stream.slice('load-'.length)
    await as(hired).ask(transporterLoadCommands.accept, { id })
    const { body: before } = await staff.ask(eligibilityServed.drivers, { id, transporterId })
    const [blocked, free] = [before[0]!, before[1]!]
    await staff.ask(blockCommands.blockDriver, { driverId: blocked.id, reasonType: 'SAFETY', reason: 'Excesso de velocidade' })

    const page = await application.signIn(browser, 'admin', `/loads/${id}/details`)
    await page.getByRole('button', { name: 'Alterar transportadora, motorista e veículos' }).click(SOON)
    await page.getByRole('menuitem', { name: 'Vincular motorista' }).click(SOON)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Motorista' }).click()
    await page.getByRole('option', { name: free.name }).waitFor(SOON)
    const options = await page.getByRole('option').allInnerTexts()
    expect(options.findIndex((text) => text.includes(free.name))).toBeLessThan(options.findIndex((text) => text.includes(blocked.name)))
    expect(options.find((text) => text.includes(blocked.name))).toContain('Não pode: Bloqueio ativo')
    await shoot(page, 'picker')
    await page.getByRole('option', { name: free.name }).click()
    await dialog.getByRole('combobox', { name: 'Placa principal' }).click()
    await page.getByRole('option').first().waitFor(SOON)
    await page.getByRole('option').first().click()
    await isFineInEveryLook(page)
    await dialog.getByRole('button', { name: 'Vincular', exact: true }).click()
    bound = free.name
    await dialog.waitFor({ ...SOON, state: 'detached' })
    await page.context().close()
  })

  it('and what sources outside said of a carrier, asked again by a button', async () => {
    const page = await application.signIn(browser, 'admin', `/transporters/${transporterId}`)
    const panel = page.getByRole('region', { name: 'RNTRC' })
    const again = panel.getByRole('button', { name: 'Consultar de novo' })
    const answer = panel.getByText(/consultado hoje/)
    await answer.waitFor(SOON)
    const before = await answer.innerText()
    await again.click()
    await page.getByText('Consultado há menos de um minuto. Aguarde para consultar de novo.').waitFor(SOON)
    expect(await answer.innerText()).toBe(before)
    setClock(new Date(Date.now() + 10 * 60_000).toISOString())
    await again.click()
    await expect.poll(() => answer.innerText(), SOON).not.toBe(before)
    await isFineInEveryLook(page)
    await shoot(page, 'checks')
    await page.context().close()
  })

  it('and of a driver with the vehicles that he was bound with', async () => {
    const driver = (await as('admin').ask(driverRoutes.searchDrivers, { text: bound })).body.list[0]!
    const page = await application.signIn(browser, 'admin', `/drivers?id=${driver.id}`)
    const panel = page.getByRole('region', { name: 'Gerenciadora de risco' })
    await panel
      .getByText(/consultado hoje/)
      .first()
      .waitFor(SOON)
    const before = await panel
      .getByText(/consultado hoje/)
      .first()
      .innerText()
    setClock(new Date(Date.now() + 10 * 60_000).toISOString())
    await panel.getByRole('button', { name: 'Consultar de novo' }).first().click()
    await expect
      .poll(
        () =>
          panel
            .getByText(/consultado hoje/)
            .first()
            .innerText(),
        SOON,
      )
      .not.toBe(before)
    await shoot(page, 'driver-checks')
    await page.context().close()
  })
})
