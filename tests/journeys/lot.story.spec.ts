import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { transporterLotCommands } from '@embarca/contracts/lot/routes.ts'
import { transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overflow, violations } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { form } from '../kit/demo-app.ts'
import { pathOf, type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'

const carriers = ['transportadora01', 'transportadora02', 'transportadora03'] as const
const names = ['Transportes Araucária', 'Rodoviário Pedra Branca', 'Expresso Ipê Amarelo'] as const

describe.skipIf(!hasBrowser)('a lot of three transporters, as the shipper sees it', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  let id: string
  const as = (username: string) => sessionAt(application.url, passwordSignIn(application.url, username))
  const panel = (name: string) => page.getByRole('region', { name, exact: true })
  const dialog = () => page.getByRole('dialog')

  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
    const { freightPrice: _, ...terms } = form(new Date().toISOString())
    const [origin, stop] = [terms.origins[0]!, terms.destinations[0]!]
    const { ok, body } = await as('operador').ask(loadRoutes.launch, {
      ...terms,
      type: 'QUOTATION',
      deliveryType: 'LOT',
      lot: { pricePerPart: 19_000 },
      operationGroupId: 'sudeste',
      origins: [{ ...origin, weight: 120_000 }],
      destinations: [{ ...stop, weight: 120_000 }],
    })
    expect(ok, JSON.stringify(body)).toBe(true)
    id = body.stream.slice('load-'.length)
    page = await application.signIn(browser, 'operador', `/loads/${id}/details`)
    for (const [n, username] of carriers.entries())
      await as(username).ask(transporterDealCommands.propose, { id, price: 18_000 + n * 500, quota: 30_000 })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('each proposal is accepted for a part, in tonnes', async () => {
    for (const name of names) {
      await panel('Propostas')
        .getByRole('button', { name: `Aceitar ${name}` })
        .click()
      await dialog().getByRole('textbox', { name: 'Cota' }).fill('30')
      await dialog()
        .getByRole('button', { name: /^Aceitar por/ })
        .click()
      await panel('Cotas').getByRole('listitem', { name }).getByText('Aprovado').waitFor(SOON)
    }
    await panel('Escoamento').getByText('90,00 t').waitFor(SOON)
  })

  it('withdrawals reduce the balance, and a canceled one returns its volume', async () => {
    for (const username of carriers) await as(username).ask(transporterLotCommands.withdraw, { id, amount: 24_000 })
    await panel('Escoamento').getByText('48,00 t').waitFor(SOON)
    await panel('Retiradas').getByText('Sem motorista').nth(2).waitFor(SOON)
    await panel('Retiradas')
      .getByRole('button', { name: /^Ações/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Cancelar entrega' }).click()
    await dialog().getByRole('textbox', { name: 'Motivo do cancelamento' }).fill('Veículo quebrou')
    await dialog().getByRole('button', { name: 'Cancelar entrega' }).click()
    await panel('Retiradas').getByText('Veículo quebrou').waitFor(SOON)
    await panel('Escoamento').getByText('72,00 t').waitFor(SOON)
    expect([await overflow(page), await violations(page)]).toEqual([0, []])
  })

  it('a transporter is stopped, and a withdrawal has its own page with a link back', async () => {
    await panel('Cotas')
      .getByRole('button', { name: `Ações de ${names[0]}` })
      .click()
    await page.getByRole('menuitem', { name: 'Parar retiradas' }).click()
    await dialog().getByRole('button', { name: 'Parar' }).click()
    await panel('Cotas').getByText('Retiradas paradas').waitFor(SOON)
    await panel('Retiradas').getByRole('link').first().click()
    await page.getByRole('link', { name: 'Ver o lote' }).click()
    await panel('Escoamento').waitFor(SOON)
    expect(pathOf(page)).toBe(`/loads/${id}/details`)
  })
})
