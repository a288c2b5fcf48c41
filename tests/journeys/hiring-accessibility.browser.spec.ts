import { transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { lotCommands, lotRoutes, transporterLotCommands } from '@embarca/contracts/lot/routes.ts'
import { negotiationRoutes, transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import { actorNamed } from '@embarca/services/demo/actors.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { form } from '../kit/demo-app.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { SOON } from '../kit/soon.ts'
import { type Carriers, carriersOf } from '../stories/carriers.ts'

const [araucaria, branca, ipe] = ['transportadora01', 'transportadora02', 'transportadora03'] as const

describe.skipIf(!hasBrowser)('the screens of hiring, light and dark, on a desktop and on a phone', () => {
  let browser: Browser
  let application: ServedApplication
  let carriers: Carriers
  let page: Page
  const ids: Record<string, string> = {}
  const launch = async ({ freightPrice, ...over }: Partial<LaunchForm>) => {
    const { freightPrice: _, ...terms } = form(new Date().toISOString(), over)
    const request = { ...terms, ...(freightPrice && { freightPrice }), operationGroupId: 'sudeste', referenceValue: 790_000 }
    const { stream } = await carriers.call('operador', loadRoutes.launch, request)
    return stream.slice('load-'.length)
  }
  const negotiated = async () => {
    const { call } = carriers
    const id = await launch({ type: 'QUOTATION', duration: 120 })
    await call(araucaria, transporterDealCommands.propose, { id, price: 731_000, text: 'Sider às 7h' })
    await call(branca, transporterDealCommands.propose, { id, price: 848_000 })
    await call(branca, transporterDealCommands.message, { id, text: 'Saímos amanhã cedo.' })
    await call(ipe, transporterDealCommands.decline, { id, reason: 'Sem veículo' })
    return id
  }
  const auctioned = async () => {
    const id = await launch({ type: 'AUCTION', duration: 60, auction: { initialBid: 790_000, reductionPercentage: 1 } })
    // It opens by a reaction to its launching.
    const clocks = () => carriers.as('operador').ask(negotiationRoutes.residualTime, { shippingIds: id })
    await vi.waitFor(async () => expect((await clocks()).body).toMatchObject([{ shippingId: id }]), SOON)
    await carriers.call(araucaria, transporterDealCommands.bid, { id, price: 780_000 })
    await carriers.call(branca, transporterDealCommands.bid, { id, price: 760_000 })
    return id
  }
  const lot = async () => {
    const { call, withdraws, delivers } = carriers
    const { origins, destinations } = form(new Date().toISOString())
    const id = await launch({
      deliveryType: 'LOT',
      lot: { pricePerPart: 15_000 },
      origins: [{ ...origins[0]!, weight: 90_000 }],
      destinations: [{ ...destinations[0]!, weight: 90_000 }],
    })
    const agreements = async () => (await carriers.as('operador').ask(lotRoutes.lot, { id })).body?.agreements ?? []
    await vi.waitFor(async () => expect((await carriers.as('operador').ask(lotRoutes.lot, { id })).ok).toBe(true), SOON)
    for (const username of [araucaria, branca, ipe]) await call(username, transporterLotCommands.want, { id, quota: 30_000 })
    await vi.waitFor(async () => expect(await agreements()).toHaveLength(3), SOON)
    for (const { lotAgreementId } of (await agreements()).slice(0, 2))
      await call('operador', lotCommands.approveAgreement, { id, lotAgreementId })
    await delivers(await withdraws(araucaria, id, 15_000), [araucaria, 'motorista01'])
    await withdraws(branca, id, 20_000)
    return id
  }
  const dear = async () => {
    const id = await launch({ freightPrice: 4_000_000 })
    await carriers.call(araucaria, transporterLoadCommands.accept, { id })
    return id
  }
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
    carriers = carriersOf(application.url)
    page = await application.signIn(browser, 'operador')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    Object.assign(ids, { negotiated: await negotiated(), auctioned: await auctioned(), lot: await lot(), dear: await dear() })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it.each([
    ['proposals side by side', () => `${ids['negotiated']}/details`, '.proposal-list .proposal'],
    ['a deal beside its load', () => `${ids['negotiated']}/details?deal=${actorNamed(branca).transporterId}`, '.deal-talk .chat-item'],
    ['an auction, bid by bid', () => `${ids['auctioned']}/details`, '.bid-list .best'],
    ['a lot with withdrawals', () => `${ids['lot']}/details`, '.withdrawals .code'],
    ['a hiring that waits for approval', () => `${ids['dear']}/details`, '.hiring-approval'],
  ] as const)('%s', async (_, address, shown) => {
    await page.goto(`${application.url}/loads/${address()}`)
    await page.locator(shown).first().waitFor()
    await isFineInEveryLook(page)
  })
})
