import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { sessionAt } from '@embarca/services/demo/simulator/session.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { zipSync } from 'fflate'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelation, keyOf, note } from '../fixtures/imports/notes.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { type ServedApplication, startServedApplication } from '../kit/served-application.ts'

const NOTES = 1_000
/** Of the notes, the first ones are canceled by the same ZIP. */
const CANCELED = 3
const LONG = { timeout: 120_000 }

describe.skipIf(!hasBrowser)('a ZIP of NF-es', () => {
  let browser: Browser
  let application: ServedApplication
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication({ loads: 10 })])
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  it('of a thousand notes becomes as many orders, without those that it cancels', async () => {
    const planner = sessionAt(application.url, passwordSignIn(application.url, 'operador'))
    const { body: places } = await planner.ask(referenceRoutes.collectPlaces, { size: 1 })
    const issuer = places.list[0]!.document!
    const numbers = Array.from({ length: NOTES }, (_, at) => at + 1)
    const zip = zipSync({
      ...Object.fromEntries(numbers.map((number) => [`${number}.xml`, note({ number, issuer, items: '' })])),
      ...Object.fromEntries(numbers.slice(0, CANCELED).map((number) => [`${number}-canc.xml`, cancelation(keyOf(number, issuer))])),
    })
    const page = await application.signIn(browser, 'operador', '/orders?tab=imports')
    await page.locator('input[type=file]').setInputFiles({ name: 'notas.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
    const group = page.getByRole('combobox', { name: 'Grupo de operação' })
    if (await group.count()) {
      await group.click()
      await page.getByRole('option').first().click()
    }
    await page.getByRole('button', { name: 'Conferir', exact: true }).click()
    const result = page.getByLabel('Resultado da conferência')
    await result.waitFor(LONG)
    expect(await result.locator('dl').innerText()).toMatch(new RegExp(`Recusadas\\s+${CANCELED}`))
    await page.getByRole('button', { name: 'Importar', exact: true }).click()
    await page.getByRole('region', { name: 'Importações anteriores' }).getByText('997 criados').waitFor(LONG)
    const found = async (number: number) => (await planner.ask(orderRoutes.search, { nfeKey: keyOf(number, issuer) })).body.list.length
    expect([await found(CANCELED), await found(CANCELED + 1), await found(NOTES)]).toEqual([0, 1, 1])
  }, 300_000)
})
